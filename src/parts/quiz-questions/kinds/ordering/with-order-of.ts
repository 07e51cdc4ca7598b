import { haveSameIds } from '../../common/have-same-ids.ts';
import type { Ordering } from './schema.ts';

type WithOrdering = { ordering?: Ordering | undefined };

/** The items of the question in the order of those of `keyed`. */
export function withOrderOf({ ordering }: WithOrdering, keyed: WithOrdering): WithOrdering | undefined {
  const rightItems = keyed.ordering?.items ?? [];
  if (!ordering || !haveSameIds(ordering.items, rightItems)) return undefined;
  const itemById = new Map(ordering.items.map((item) => [item.id, item]));
  return { ordering: { ...ordering, items: rightItems.flatMap(({ id }) => itemById.get(id) ?? []) } };
}
