import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import { drawTexLate } from '#parts/formatted-text/views/late-tex-formula.tsx';
import { DrawTexContext } from '#parts/formatted-text/views/use-draw-tex.ts';
import { configureApp, teacherSettings } from '#ui/app-settings.ts';
import { reloadWhenOutdated } from '#ui/browser/reload-when-outdated.ts';
import { startLanguage } from '#ui/i18n/language-store.ts';
import { AppFailed } from '#ui/primitives/app-failed.tsx';
import { ErrorBoundary } from '#ui/primitives/error-boundary.tsx';
import { router } from './router.tsx';

configureApp(teacherSettings);
startLanguage();
reloadWhenOutdated();

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary Fallback={AppFailed}>
        <DrawTexContext value={drawTexLate}>
          <RouterProvider router={router} />
        </DrawTexContext>
      </ErrorBoundary>
    </StrictMode>,
  );
}
