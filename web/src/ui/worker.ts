/** Registers the service worker that keeps the shell, so the page opens (and says it is offline) without a network. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  // The catalogue is awaited first, so the page may have loaded long ago.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
