import { findOwn } from '#contract/find-own.ts';
import { describeGiven } from '../../common/describe-given.ts';
import type { KindModel, ResponsePiece } from '../../kind-form/kind-marking.ts';
import type { QuestionOf } from '../../kind-form/kind-schema.ts';
import { normaliseText } from '../../marking/blank-match.ts';
import { foldMeaning } from '../../numbers/fold-meaning.ts';
import { foldNumberText } from '../../numbers/mark-number.ts';
import { toBlankKey } from './blank-key.ts';
import { findGapShare, findGapShares } from './gap-shares.ts';
import { type Blank, schema } from './schema.ts';

type BlankQuestion = QuestionOf<typeof schema>;

export const blank: KindModel<typeof schema> = {
  schema,
  marking: {
    /** Right blanks ÷ blanks, or by their weights. */
    findShare: (question, { blanks: texts }) => {
      const weights = question.blanks.map(({ weight }) => weight ?? 1);
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      if (total <= 0) return 0;
      const shares = findGapShares(toBlankKey(question), texts);
      return shares.reduce((sum, share, index) => sum + share * (weights[index] ?? 0), 0) / total;
    },
    readPieces: (question, { blanks: texts }) =>
      question.blanks.flatMap((one) => readPiece(question, one, findOwn(texts, one.id) ?? '')),
    findRowKey: (question, { id, text, label, correct }) => {
      const own = question.blanks.find((one) => one.id === id);
      const [piece] = own ? readPiece(question, own, text) : [];
      const isSame = own !== undefined && piece?.correct === correct && piece.label === label;
      return isSame ? `${id} ${foldPiece(question, own, text)}` : null;
    },
    fingerprint: ({ blanks }) =>
      blanks.map(({ type, choice, weight }) => [type, type === 'choice' && choice?.options, weight]),
  },
};

/** None for an empty blank, and for an option that the blank does not have. */
function readPiece(question: BlankQuestion, own: Blank, text: string): ResponsePiece[] {
  const key = toBlankKey(question);
  const gap = key.blanks.find(({ id }) => id === own.id);
  const isOption = own.choice?.options.some(({ id }) => id === text) ?? false;
  if (!gap || (own.type === 'choice' ? !isOption : normaliseText(text, key) === '')) return [];
  const share = findGapShare(key, gap, text);
  return [{ id: own.id, text, label: labelOf(own, text, share), correct: share === 1 }];
}

function labelOf({ type, choice }: Blank, text: string, share: number): string {
  if (type === 'number') return describeGiven(text, share);
  return type === 'choice' ? (choice?.options.find(({ id }) => id === text)?.text ?? '').trim() : text.trim();
}

/** Equal for texts that mean the same in this blank. */
function foldPiece(question: BlankQuestion, { type, id }: Blank, text: string): string {
  if (type === 'choice') return text;
  const key = toBlankKey(question);
  const gap = key.blanks.find((one) => one.id === id);
  if (gap && findGapShare(key, gap, text) === 0) return `wrong ${foldMeaning(text)}`;
  return type === 'number' ? foldNumberText(text) : normaliseText(text, question);
}
