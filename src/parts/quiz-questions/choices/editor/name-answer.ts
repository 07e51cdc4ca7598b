import type { DraftIssue } from '#form/activity-type.ts';
import { optionLetter } from '../../body-words.ts';
import { editorMessages } from '../../editor-fields/messages.ts';

/** Names the answer that an issue is in. */
export function nameAnswer([part, index]: DraftIssue['path']) {
  if (part !== 'answers' || typeof index !== 'number') return undefined;
  return { text: editorMessages.answer_letter, params: { letter: optionLetter(index) } };
}
