import * as z from 'zod';
import { haveUniqueIds, partId } from '#parts/stored-media/model.ts';
import type { KindSchema } from '../../kind-form/kind-schema.ts';
import { partsInDraftMax } from '../../limits.ts';
import { matchingTextMax } from './limits.ts';

const text = z.string().max(matchingTextMax).default('');

/** The ids of both sides are apart, so that an answer's id does not tell where it belongs. */
const pair = z.object({ id: partId, stem: text, choice_id: partId, choice: text });
const extra = z.object({ id: partId, text });

const matching = z
  .object({
    pairs: z.array(pair).max(partsInDraftMax).refine(haveUniqueIds).default([]),
    /** Answers that belong to no stem. */
    extras: z.array(extra).max(partsInDraftMax).default([]),
  })
  .refine(({ pairs, extras }) =>
    haveUniqueIds([...pairs.map(({ choice_id }) => ({ id: choice_id })), ...extras]),
  );

const side = z.strictObject({ id: z.string(), text: z.string() });

export const schema = {
  fields: { matching: matching.optional() },
  publicFields: {
    matching: z.strictObject({ stems: z.array(side), choices: z.array(side) }).optional(),
  },
  /** The id of the chosen answer by the id of its stem. An answer taken back has none. */
  response: z.strictObject({
    pairs: z.record(partId, partId).refine((pairs) => Object.keys(pairs).length <= partsInDraftMax),
  }),
} satisfies KindSchema;

export type Matching = z.infer<typeof matching>;
export type Pair = z.infer<typeof pair>;
export type Extra = z.infer<typeof extra>;
