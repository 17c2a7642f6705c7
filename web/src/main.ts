import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadLanguage, preferredLanguage } from './i18n/messages.svelte';
import { registerWorker } from './ui/worker';

async function start(): Promise<void> {
  await loadLanguage(preferredLanguage());
  const target = document.getElementById('app');
  if (target) mount(App, { target });
  registerWorker();
}

void start();
