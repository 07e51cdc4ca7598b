import { createLateComponent } from '#ui/browser/late-component.tsx';

/** Quizzes without sections never load its code. */
export const LateSectionView = createLateComponent(
  async () => (await import('./section-view.tsx')).SectionView,
);
