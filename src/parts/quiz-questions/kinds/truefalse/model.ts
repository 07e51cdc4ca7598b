import type { KindModel } from '../../kind-form/kind-marking.ts';
import { describeTruth } from './describe-truth.ts';
import { schema } from './schema.ts';

export const truefalse: KindModel<typeof schema> = {
  schema,
  marking: {
    findShare: ({ truefalse: own }, { option }) => (option !== null && option === own?.answer ? 1 : 0),
    readPieces: ({ truefalse: own }, { option }, lang) => {
      if (option === null) return [];
      const label = describeTruth(option, lang);
      return [{ id: option, text: label, label, correct: option === own?.answer }];
    },
    findRowKey: ({ truefalse: own }, { id, correct }) => ((id === own?.answer) === correct ? id : null),
    fingerprint: () => [],
  },
};
