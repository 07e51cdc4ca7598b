import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#player/app.tsx';
import { startUnsent } from '#player/features/attempt/unsent/start-unsent.ts';
import { loadFirstPage } from '#player/pages/load-first-page.ts';
import { registerServiceWorker } from '#player/service-worker/register.ts';
import { restoreSession } from '#player/session.ts';
import { configureApp, playerSettings } from '#ui/app-settings.ts';
import { reloadWhenOutdated } from '#ui/browser/reload-when-outdated.ts';
import { startLanguage } from '#ui/i18n/language-store.ts';

configureApp(playerSettings);
startLanguage();
reloadWhenOutdated();
restoreSession();
startUnsent();

async function renderApp(root: HTMLElement): Promise<void> {
  await loadFirstPage(location.pathname.replace(/^\/play/, ''));
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void renderApp(root);
registerServiceWorker();
