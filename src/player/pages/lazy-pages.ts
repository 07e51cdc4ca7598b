import { createLazyPage } from './lazy-page.tsx';

/** Each page loads its own code, so that a student who does a quiz does not wait for the others. */

export const homePage = createLazyPage(async () => (await import('./home-page.tsx')).HomePage);
export const joinPage = createLazyPage(async () => (await import('./join-page.tsx')).JoinPage);
export const signInPage = createLazyPage(async () => (await import('./sign-in-page.tsx')).SignInPage);
export const startPage = createLazyPage(async () => (await import('./start-page.tsx')).StartPage);
export const attemptPage = createLazyPage(async () => (await import('./attempt-page.tsx')).AttemptPage);
export const profilePage = createLazyPage(async () => (await import('./profile-page.tsx')).ProfilePage);
export const ownPasswordPage = createLazyPage(
  async () => (await import('./own-password-page.tsx')).OwnPasswordPage,
);
export const submittedAttempt = createLazyPage(
  async () => (await import('./submitted-attempt.tsx')).SubmittedAttempt,
);
