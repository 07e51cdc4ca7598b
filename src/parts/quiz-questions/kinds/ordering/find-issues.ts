import type { DraftIssue } from '#form/activity-type.ts';
import { isSame, listItems } from './items.ts';
import { itemsMax, itemsMin } from './limits.ts';
import type { Ordering } from './schema.ts';

export function findOrderingIssues(question: { ordering?: Ordering | undefined }): DraftIssue[] {
  const items = listItems(question);
  const path = ['ordering', 'items'];
  if (items.length < itemsMin || items.length > itemsMax)
    return [{ path, message: 'ordering_items_range', params: { min: itemsMin, max: itemsMax } }];
  return items.every((item) => isSame(item, items[0])) ? [{ path, message: 'ordering_items_same' }] : [];
}
