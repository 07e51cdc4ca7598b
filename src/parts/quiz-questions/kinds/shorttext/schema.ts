import * as z from 'zod';
import { haveUniqueIds, partId } from '#parts/stored-media/model.ts';
import type { KindSchema } from '../../kind-form/kind-schema.ts';
import { partsInDraftMax, responseTextMaxLength } from '../../limits.ts';
import { compareFields } from '../../typed-texts/schema.ts';

const acceptedText = z.object({
  id: partId,
  text: z.string().max(responseTextMaxLength).default(''),
  /** Percentage of the points; null = not entered yet. */
  share: z.number().nullable().default(100),
});

export const schema = {
  fields: {
    shorttext: z
      .object({ answers: z.array(acceptedText).max(partsInDraftMax).refine(haveUniqueIds).default([]) })
      .optional(),
    ...compareFields,
  },
  publicFields: {},
  /** An answer taken back is empty. */
  response: z.strictObject({ shorttext: z.string().max(responseTextMaxLength) }),
} satisfies KindSchema;

export type AcceptedText = z.infer<typeof acceptedText>;
