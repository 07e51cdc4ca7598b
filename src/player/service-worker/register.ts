import { whenIdle } from '#ui/browser/when-idle.ts';

/** Lets the app open without network. Only where the browser allows it (https, or this machine itself). */

const address = '/play/sw.js';
const afterLoadMs = 2_000;
const againAfterMs = 30_000;

/** What this page has loaded before the worker was there is handed to it, so that the next visit finds it kept. */
async function handOver(registration: ServiceWorkerRegistration): Promise<void> {
  await navigator.serviceWorker.ready;
  // The pages a student without network may turn to.
  await Promise.all([import('#player/pages/home-page.tsx'), import('#player/pages/start-page.tsx')]);
  const worker = registration.active ?? navigator.serviceWorker.controller;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  worker?.postMessage({ keep: [location.href, ...loaded] }, []);
}

/** Without network it fails: it is tried again as soon as there is one, or a while later. */
function register(): void {
  void navigator.serviceWorker
    .register(address, { scope: '/play/' })
    .then(handOver)
    .catch(() => {
      const again = () => {
        clearTimeout(timer);
        window.removeEventListener('online', again);
        register();
      };
      const timer = setTimeout(again, againAfterMs);
      window.addEventListener('online', again);
    });
}

export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // What is on the screen comes first.
  window.addEventListener('load', () => setTimeout(() => whenIdle(register), afterLoadMs));
}
