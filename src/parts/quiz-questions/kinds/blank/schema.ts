import * as z from 'zod';
import { haveUniqueIds, partId } from '#parts/stored-media/model.ts';
import type { KindSchema } from '../../kind-form/kind-schema.ts';
import { acceptedMaxLength, partsInDraftMax, responseTextMaxLength } from '../../limits.ts';

/** Blank n of `blanks` belongs to `[[n]]` in the body's text. `accepted` holds alternatives, separated by bars. */
const blank = z.object({ id: partId, accepted: z.string().max(acceptedMaxLength).default('') });

export const schema = {
  fields: {
    blanks: z.array(blank).max(partsInDraftMax).refine(haveUniqueIds).default([]),
    case_sensitive: z.boolean().default(false),
    ignore_space: z.boolean().default(true),
    /** Traditional and Simplified characters count as the same. */
    match_variants: z.boolean().default(false),
  },
  publicFields: {
    /** Ids of the blanks: the first belongs to `[[1]]`. */
    blanks: z.array(z.string()),
  },
  /** Blanks without text are an answer taken back. */
  response: z.strictObject({
    blanks: z
      .record(partId, z.string().max(responseTextMaxLength))
      .refine((texts) => Object.keys(texts).length <= partsInDraftMax),
  }),
} satisfies KindSchema;

export type Blank = z.infer<typeof blank>;
