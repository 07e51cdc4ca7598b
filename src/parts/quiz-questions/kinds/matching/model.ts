import { findOwn } from '#contract/find-own.ts';
import type { KindModel } from '../../kind-form/kind-marking.ts';
import { isSame, listChoices, listPairs } from './choices.ts';
import { schema } from './schema.ts';

export const matching: KindModel<typeof schema> = {
  schema,
  marking: {
    /** Right ÷ stems; a wrong answer costs nothing (Moodle's match, QTI's `map_response`). */
    findShare: (question, { pairs: chosenIds }) => {
      const pairs = listPairs(question);
      if (pairs.length === 0) return 0;
      const choices = listChoices(question);
      const rightPairs = pairs.filter(({ id, choice }) => {
        const chosen = choices.find((one) => one.id === findOwn(chosenIds, id));
        return chosen && isSame(chosen.text, choice);
      });
      return rightPairs.length / pairs.length;
    },
    readPieces: (question, { pairs: chosenIds }) => {
      const choices = listChoices(question);
      return listPairs(question).flatMap(({ id, choice }) => {
        const chosen = choices.find((one) => one.id === findOwn(chosenIds, id));
        if (!chosen) return [];
        const text = chosen.text.trim();
        return [{ id, text, label: text, correct: isSame(text, choice) }];
      });
    },
    findRowKey: (question, { id, text, correct }) => {
      const pair = listPairs(question).find((one) => one.id === id);
      const isOffered = listChoices(question).some((choice) => isSame(choice.text, text));
      return pair && isOffered && isSame(pair.choice, text) === correct ? `${id} ${text}` : null;
    },
    fingerprint: (question) => [listPairs(question), listChoices(question)],
  },
};
