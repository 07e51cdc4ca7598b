import { describeGiven } from '../../common/describe-given.ts';
import type { KindModel } from '../../kind-form/kind-marking.ts';
import type { QuestionOf } from '../../kind-form/kind-schema.ts';
import { isSameText, normaliseText } from '../../marking/blank-match.ts';
import { foldMeaning } from '../../numbers/fold-meaning.ts';
import { readSwitches } from '../../typed-texts/compare-switches.ts';
import { listAccepted } from './kind.ts';
import { schema } from './schema.ts';

export const shorttext: KindModel<typeof schema> = {
  schema,
  marking: {
    findShare: (question, { shorttext: typed }) => findTextShare(question, typed),
    readPieces: (question, { shorttext: typed }) => {
      if (normaliseText(typed, question) === '') return [];
      const share = findTextShare(question, typed);
      return [{ id: 'text', text: typed, label: describeGiven(typed, share), correct: share === 1 }];
    },
    findRowKey: (question, { text, label, correct }) => {
      const share = findTextShare(question, text);
      const isSame = (share === 1) === correct && describeGiven(text, share) === label;
      if (!isSame) return null;
      return share === 0 ? `wrong ${foldMeaning(text)}` : normaliseText(text, question);
    },
    fingerprint: (question) => readSwitches(question),
  },
};

/** The share of the best accepted answer, as Moodle's short-answer question and the short answers of GIFT give it; no wildcards. */
function findTextShare(question: QuestionOf<typeof schema>, text: string): number {
  const shares = listAccepted(question).map((accepted) =>
    isSameText(accepted.text, text, question) ? accepted.share / 100 : 0,
  );
  return Math.max(0, ...shares);
}
