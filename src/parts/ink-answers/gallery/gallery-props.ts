import type { ClassAttempt, ViewContext } from '#form/activity-views.ts';
import type { Box } from '#parts/ink/boxes.ts';
import type { InkPage } from '#parts/ink/pages.ts';

export type InkGalleryProps = {
  attempts: readonly ClassAttempt[];
  /** Of all attempts; the same array while nothing changes. */
  pages: readonly InkPage[];
  /** What is shown of each: a page, or a box on it. */
  at: { page: number; box?: Box };
  context: ViewContext;
  /** For the class: names are hidden until somebody asks for them, and no ink of teachers is seen. */
  isProjected?: boolean;
  /** What a click does; absent: it shows the drawing large. */
  onChoose?: ((attemptId: number) => void) | undefined;
};
