import * as z from 'zod';
import type { KindSchema } from '#parts/quiz-questions/kind-form/kind-schema.ts';

/** A kind of question for tests only: a number is typed. It is in no list. */
export const schema = {
  fields: {
    tally: z.object({ sum: z.string().max(20), parts: z.array(z.object({ id: z.string() })) }).optional(),
  },
  publicFields: { tally: z.strictObject({ unit: z.string() }).optional() },
  response: z.strictObject({ tally: z.string().max(20) }),
} satisfies KindSchema;
