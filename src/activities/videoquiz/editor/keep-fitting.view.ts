import type { PickedQuestion } from '#parts/quiz-questions/editor/question-source.view.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { findBodyIssues } from '../issues.ts';
import { bodyCharactersMax } from '../limits.ts';
import { editorMessages } from './editor-messages.ts';

/** Keeps the picked questions that a video can ask, and says how many it cannot. */
export function keepFitting(picked: readonly PickedQuestion[]): readonly PickedQuestion[] {
  const fitting = picked.filter(({ question, passage }) => !passage && findBodyIssues(question).length === 0);
  const count = picked.length - fitting.length;
  if (count > 0)
    showToast('error', translate(editorMessages, 'not_fitting', { count, max: bodyCharactersMax }));
  return fitting;
}
