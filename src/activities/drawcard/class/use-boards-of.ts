import { toInkPage } from '#parts/drawing-tasks/task/page.ts';
import { usePages } from '#parts/drawing-tasks/use-pages.ts';
import type { InkPage } from '#parts/ink/pages.ts';
import type { ShownTask } from '../model.ts';

/** The pages of all questions: the same list while nothing changes. */
export const useBoardsOf = (task: ShownTask): readonly InkPage[] =>
  usePages(toInkPage(task), task.questions.length);
