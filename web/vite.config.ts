import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { VitePWA } from 'vite-plugin-pwa';
import { faces } from './build/faces.ts';

const SERVER = 'http://127.0.0.1:8000';

export default defineConfig({
  base: '/',
  plugins: [
    faces(),
    svelte(),
    VitePWA({
      // The page registers the worker itself: an inline script would need a hole in the content security policy.
      injectRegister: false,
      registerType: 'autoUpdate',
      manifest: {
        name: 'Rebelote',
        short_name: 'Rebelote',
        description: 'Belote at a quiet table, against good bots or with friends',
        display: 'standalone',
        start_url: '/',
        background_color: '#0f3d3a',
        theme_color: '#0f3d3a',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css}', 'icon.svg'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/metrics/, /^\/healthz/],
        inlineWorkboxRuntime: true,
        runtimeCaching: [
          {
            // Card faces carry a hash in their name: once loaded they never change.
            urlPattern: /\/assets\/.*\.svg$/,
            handler: 'CacheFirst',
            options: { cacheName: 'card-faces', expiration: { maxEntries: 400 } },
          },
        ],
      },
    }),
  ],
  build: {
    outDir: '../src/rebelote/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 60_000, // how long a test takes says more about the machine's other work than about the code
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
});
