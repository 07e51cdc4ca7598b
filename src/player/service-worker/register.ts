import { HomePage, StartPage } from '#player/pages/lazy-pages.ts';
import { preload } from '#ui/browser/reload-when-outdated.ts';
import { whenIdle } from '#ui/browser/when-idle.ts';

/** Registers the service worker, which lets the app open without network. Browsers allow it on https and localhost only. */

const scriptUrl = '/play/sw.js';
const delayAfterLoadMs = 2_000;
const retryMs = 30_000;

/** Names the files that this page loaded before the worker ran, so that the worker caches them too. */
async function sendLoadedFiles(registration: ServiceWorkerRegistration): Promise<void> {
  await navigator.serviceWorker.ready;
  // Loads the pages that a student without network may open.
  await preload(() => Promise.all([HomePage.load(), StartPage.load()]));
  const worker = registration.active ?? navigator.serviceWorker.controller;
  const loadedUrls = performance.getEntriesByType('resource').map(({ name }) => name);
  worker?.postMessage({ keep: [location.href, ...loadedUrls] }, []);
}

/** Tries again when the network is back, or after a while. */
function register(): void {
  void navigator.serviceWorker
    .register(scriptUrl, { scope: '/play/' })
    .then(sendLoadedFiles)
    .catch(() => {
      const retry = () => {
        clearTimeout(timer);
        window.removeEventListener('online', retry);
        register();
      };
      const timer = setTimeout(retry, retryMs);
      window.addEventListener('online', retry);
    });
}

export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Waits until the page's own files are loaded.
  window.addEventListener('load', () => setTimeout(() => whenIdle(register), delayAfterLoadMs));
}
