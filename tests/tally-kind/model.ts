import type { KindModel } from '#parts/quiz-questions/kind-form/kind-marking.ts';
import { schema } from './schema.ts';

export const tally: KindModel<typeof schema> = {
  schema,
  marking: {
    findShare: (question, response) =>
      response.tally !== '' && response.tally === question.tally?.sum ? 1 : 0,
    readPieces: (question, response) =>
      response.tally === ''
        ? []
        : [
            {
              id: 'sum',
              text: response.tally,
              label: response.tally,
              correct: response.tally === question.tally?.sum,
            },
          ],
    findRowKey: (question, { text, correct }) => ((text === question.tally?.sum) === correct ? text : null),
    fingerprint: () => [],
  },
};
