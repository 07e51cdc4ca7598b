import * as z from 'zod';
import { haveUniqueIds, partId } from '#parts/stored-media/model.ts';
import type { KindSchema } from '../../kind-form/kind-schema.ts';
import { acceptedMaxLength, partsInDraftMax, responseTextMaxLength } from '../../limits.ts';
import { numberRules, unitRule } from '../../numbers/schema.ts';
import { compareFields } from '../../typed-texts/schema.ts';
import { gapTypes } from './gap-types.ts';

const option = z.object({ id: partId, text: z.string().max(responseTextMaxLength).default('') });

/** One of the options is right; null = not chosen yet. */
const choice = z.object({
  options: z.array(option).max(partsInDraftMax).refine(haveUniqueIds).default([]),
  right: partId.nullable().default(null),
  shuffle: z.boolean().default(true),
});

/**
 * Blank n of `blanks` belongs to `[[n]]` in the body's text. `accepted` holds alternatives, separated by bars. A teacher who
 * switches what a blank asks for and back loses nothing: what other types need stays.
 */
const blank = z.object({
  id: partId,
  accepted: z.string().max(acceptedMaxLength).default(''),
  /** Absent: a text is typed. */
  type: z.enum(gapTypes).optional(),
  choice: choice.optional(),
  number: numberRules.optional(),
  /** How much it counts beside the others; absent: 1, null = not entered yet. */
  weight: z.number().nullable().optional(),
});

const publicGap = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('choice'),
    /** In the order in which this attempt shows them. */
    options: z.array(z.strictObject({ id: z.string(), text: z.string() })),
  }),
  z.strictObject({ type: z.literal('number'), unit: unitRule }),
]);

export const schema = {
  fields: {
    blanks: z.array(blank).max(partsInDraftMax).refine(haveUniqueIds).default([]),
    ...compareFields,
  },
  publicFields: {
    /** Ids of the blanks: the first belongs to `[[1]]`. */
    blanks: z.array(z.string()),
    /** By id, the blanks that are not typed as a text. */
    gaps: z.record(z.string(), publicGap).optional(),
  },
  /** Texts by blank, of a choice the id of the option. Blanks without text are an answer taken back. */
  response: z.strictObject({
    blanks: z
      .record(partId, z.string().max(responseTextMaxLength))
      .refine((texts) => Object.keys(texts).length <= partsInDraftMax),
  }),
} satisfies KindSchema;

export type Blank = z.infer<typeof blank>;
export type GapChoice = z.infer<typeof choice>;
export type PublicGap = z.infer<typeof publicGap>;
