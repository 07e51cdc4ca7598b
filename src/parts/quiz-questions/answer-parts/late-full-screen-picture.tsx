import { createLateComponent } from '#ui/browser/late-component.tsx';

/** Quizzes without pictures never load its code. */
export const LateFullScreenPicture = createLateComponent(
  async () => (await import('./full-screen-picture.tsx')).FullScreenPicture,
);
