import type { InkPage } from '#parts/ink/pages.ts';
import { toInkPage } from '#parts/ink-answers/task/page.ts';
import { usePages } from '#parts/ink-answers/use-pages.ts';
import type { ShownTask } from '../model.ts';

/** The pages of all questions: the same list while nothing changes. */
export const useBoardsOf = (task: ShownTask): readonly InkPage[] =>
  usePages(toInkPage(task), task.questions.length);
