import { createLazyComponent } from '#ui/browser/lazy-component.tsx';

/** Each page loads its own code, so that a student who does a quiz does not wait for the others. */

export const HomePage = createLazyComponent(async () => (await import('./home-page.tsx')).HomePage);
export const JoinPage = createLazyComponent(async () => (await import('./join-page.tsx')).JoinPage);
export const SignInPage = createLazyComponent(async () => (await import('./sign-in-page.tsx')).SignInPage);
export const StartPage = createLazyComponent(async () => (await import('./start-page.tsx')).StartPage);
export const AttemptPage = createLazyComponent(async () => (await import('./attempt-page.tsx')).AttemptPage);
export const ProfilePage = createLazyComponent(async () => (await import('./profile-page.tsx')).ProfilePage);
export const ProgressPage = createLazyComponent(
  async () => (await import('./progress-page.tsx')).ProgressPage,
);
export const OwnPasswordPage = createLazyComponent(
  async () => (await import('./own-password-page.tsx')).OwnPasswordPage,
);
