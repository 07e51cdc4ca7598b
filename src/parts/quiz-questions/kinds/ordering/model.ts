import type { KindModel } from '../../kind-form/kind-marking.ts';
import { findOrderShare } from './find-share.ts';
import { isSame, listItems, readItems } from './items.ts';
import { schema } from './schema.ts';

export const ordering: KindModel<typeof schema> = {
  schema,
  marking: {
    findShare: (question, { order }) =>
      findOrderShare(listItems(question), order, question.ordering?.credit ?? 'all_or_nothing'),
    /** A piece for each place, as `report.listParts` has them. */
    readPieces: (question, { order }) => {
      const items = listItems(question);
      return (readItems(items, order) ?? []).map((item, index) => {
        const text = item.text.trim();
        return { id: String(index + 1), text, label: text, correct: isSame(item, items[index]) };
      });
    },
    findRowKey: (question, { id, text, correct }) => {
      const items = listItems(question);
      const isThere = items.some((item) => item.text.trim() === text);
      const isRight = items[Number(id) - 1]?.text.trim() === text;
      return isThere && Number(id) <= items.length && isRight === correct ? `${id} ${text}` : null;
    },
    fingerprint: (question) => [listItems(question), question.ordering?.credit],
  },
};
