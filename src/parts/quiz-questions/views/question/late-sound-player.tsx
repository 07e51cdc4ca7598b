import { createLateComponent } from '#ui/browser/late-component.tsx';

/** Quizzes without sounds never load its code. */
export const LateSoundPlayer = createLateComponent(
  async () => (await import('./sound-player.tsx')).SoundPlayer,
);
