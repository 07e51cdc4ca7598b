import * as z from 'zod';
import { haveUniqueIds, partId } from '#parts/stored-media/model.ts';
import type { KindSchema } from '../../kind-form/kind-schema.ts';
import { partsInDraftMax } from '../../limits.ts';
import { credits } from './credits.ts';
import { orderingTextMax } from './limits.ts';

const item = z.object({ id: partId, text: z.string().max(orderingTextMax).default('') });

const ordering = z.object({
  /** In the right order. */
  items: z.array(item).max(partsInDraftMax).refine(haveUniqueIds).default([]),
  credit: z.enum(credits).default('all_or_nothing'),
});

const publicItem = z.strictObject({ id: z.string(), text: z.string() });

export const schema = {
  fields: { ordering: ordering.optional() },
  publicFields: {
    /** In an order that is not right. */
    ordering: z.strictObject({ items: z.array(publicItem) }).optional(),
  },
  /** Ids of all items. The order that was shown first is no answer until it is given here; an answer taken back has none. */
  response: z.strictObject({ order: z.array(partId).max(partsInDraftMax) }),
} satisfies KindSchema;

export type Ordering = z.infer<typeof ordering>;
export type Item = z.infer<typeof item>;
