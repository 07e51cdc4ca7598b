import { createId } from '#parts/stored-media/create-id.ts';
import type { Kind } from '../../kind-form/kind.ts';
import { createItem } from './create-item.ts';
import { findOrderingIssues } from './find-issues.ts';
import { orderingIssueMessages } from './issue-messages.ts';
import { listItems, mixItems } from './items.ts';
import type { schema } from './schema.ts';
import { withOrderOf } from './with-order-of.ts';

/** Ids of the items in the right order. */
export type OrderingKey = { order: string[] };

/** Items that are put in order. */
export const ordering: Kind<typeof schema, OrderingKey> = {
  markedBy: 'machine',
  none: { fields: {}, public: {}, key: { order: [] } },
  begin: ({ ordering: own }) => ({
    ordering: own ?? { items: Array.from({ length: 4 }, () => createItem()), credit: 'all_or_nothing' },
  }),
  renewIds: ({ ordering: own }) =>
    own ? { ordering: { ...own, items: own.items.map((item) => ({ ...item, id: createId() })) } } : {},
  withKeyOf: withOrderOf,
  complete: ({ ordering: own }) => (own ? { ordering: { ...own, items: listItems({ ordering: own }) } } : {}),
  findIssues: findOrderingIssues,
  messages: orderingIssueMessages,
  missingValueMessages: ['ordering_items_range'],
  toPublic: (question, { shuffle, seed }) => {
    const mixedItems = mixItems(listItems(question), shuffle ? seed : 0, `${question.id}-order`);
    return { ordering: { items: mixedItems.map(({ id, text }) => ({ id, text })) } };
  },
  toKey: (question) => ({ order: listItems(question).map(({ id }) => id) }),
  report: {
    listParts: (question) =>
      listItems(question).map(({ text }, index) => ({ id: String(index + 1), accepted: [text] })),
    partTitle: { en: 'Place {number}', 'zh-hk': '第 {number} 位', 'zh-cn': '第 {number} 位' },
    listRows: () => [],
  },
};
