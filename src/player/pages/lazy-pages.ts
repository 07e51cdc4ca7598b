import { createLazyPage } from '#player/pages/lazy-page.tsx';

/** The pages, each by itself: whoever does a quiz should not wait for the rest. */

export const homePage = createLazyPage(async () => (await import('#player/pages/home-page.tsx')).HomePage);
export const joinPage = createLazyPage(async () => (await import('#player/pages/join-page.tsx')).JoinPage);
export const signInPage = createLazyPage(
  async () => (await import('#player/pages/sign-in-page.tsx')).SignInPage,
);
export const startPage = createLazyPage(async () => (await import('#player/pages/start-page.tsx')).StartPage);
export const attemptPage = createLazyPage(
  async () => (await import('#player/pages/attempt-page.tsx')).AttemptPage,
);
