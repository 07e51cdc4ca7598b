import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import { router } from '#teacher/router.tsx';
import { configureApp, teacherSettings } from '#ui/app-settings.ts';
import { getLanguage } from '#ui/i18n/language-store.ts';
import { reloadWhenOutdated } from '#ui/reload-when-outdated.ts';

configureApp(teacherSettings);
getLanguage();
reloadWhenOutdated();

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
