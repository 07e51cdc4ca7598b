import { describeGiven } from '../../common/describe-given.ts';
import type { KindModel } from '../../kind-form/kind-marking.ts';
import { findNumberShare, foldNumberText } from '../../numbers/mark-number.ts';

import { keyOf } from './kind.ts';
import { schema } from './schema.ts';

export const number: KindModel<typeof schema> = {
  schema,
  marking: {
    findShare: (question, { number: text }) => findNumberShare(keyOf(question), text),
    readPieces: (question, { number: text }) => {
      if (text.trim() === '') return [];
      const share = findNumberShare(keyOf(question), text);
      return [{ id: 'number', text, label: describeGiven(text, share), correct: share === 1 }];
    },
    findRowKey: (question, { text, label, correct }) => {
      const share = findNumberShare(keyOf(question), text);
      const isSame = (share === 1) === correct && describeGiven(text, share) === label;
      return isSame ? foldNumberText(text) : null;
    },
    fingerprint: () => [],
  },
};
