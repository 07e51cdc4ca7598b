import { findOwn } from '#contract/find-own.ts';
import type { KindModel } from '../../kind-form/kind-marking.ts';
import { matchBlanks, normaliseText } from '../../marking/blank-match.ts';
import { type BlankKey, toBlankKey } from './kind.ts';
import { schema } from './schema.ts';

export const blank: KindModel<typeof schema> = {
  schema,
  marking: {
    findShare: (question, { blanks: texts }) => {
      const key = toBlankKey(question);
      if (key.blanks.length === 0) return 0;
      const matches = matchBlanks(key, texts);
      return matches.filter(Boolean).length / matches.length;
    },
    readPieces: (question, { blanks: texts }) => {
      const key = toBlankKey(question);
      return key.blanks.flatMap(({ id }) => {
        const text = findOwn(texts, id) ?? '';
        if (normaliseText(text, key) === '') return [];
        return [{ id, text, label: text.trim(), correct: isRightText(key, id, text) }];
      });
    },
    findRowKey: (question, { id, text, correct }) => {
      const key = toBlankKey(question);
      const isKnownBlank = key.blanks.some((one) => one.id === id);
      return isKnownBlank && isRightText(key, id, text) === correct
        ? `${id} ${normaliseText(text, key)}`
        : null;
    },
    fingerprint: () => [],
  },
};

function isRightText(key: BlankKey, blankId: string, text: string): boolean {
  const index = key.blanks.findIndex(({ id }) => id === blankId);
  return matchBlanks(key, { [blankId]: text })[index] === true;
}
