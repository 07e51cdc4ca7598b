import type { Gap } from '#parts/formatted-text/editor/gaps.ts';
import type { RichText } from '#parts/formatted-text/rich-text.ts';
import type { QuestionOf } from '../../../kind-form/kind-schema.ts';
import { createBlank } from '../create-blank.ts';
import type { schema } from '../schema.ts';

type BlankQuestion = QuestionOf<typeof schema>;

/**
 * The question with a text in which gaps were made, moved or deleted: each keeps its answers, also one that comes back. A new gap
 * begins with the words in whose place it is.
 */
export function setGapText(
  question: BlankQuestion,
  text: RichText,
  gaps: readonly Gap[],
  findEarlier: (id: string) => BlankQuestion | undefined,
): Pick<BlankQuestion, 'body' | 'blanks'> {
  const findBlank = (one: BlankQuestion | undefined, id: string) =>
    one?.blanks.find((blank) => blank.id === id);
  const blanks = gaps.map(
    ({ id, answer }) =>
      findBlank(question, id) ?? findBlank(findEarlier(id), id) ?? { ...createBlank(answer), id },
  );
  return { body: { ...question.body, text }, blanks };
}
