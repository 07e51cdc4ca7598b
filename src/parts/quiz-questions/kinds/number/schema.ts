import * as z from 'zod';
import type { KindSchema } from '../../kind-form/kind-schema.ts';
import { responseTextMaxLength } from '../../limits.ts';
import { numberRules, unitRule } from '../../numbers/schema.ts';

export const schema = {
  fields: { number: numberRules.optional() },
  publicFields: {
    /** Whether students write a unit; never which. */
    number: z.strictObject({ unit: unitRule }).optional(),
  },
  /** The text as typed, also if it is no number; an answer taken back is empty. */
  response: z.strictObject({ number: z.string().max(responseTextMaxLength) }),
} satisfies KindSchema;
