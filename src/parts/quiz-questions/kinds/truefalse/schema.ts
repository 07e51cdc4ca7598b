import * as z from 'zod';
import type { KindSchema } from '../../kind-form/kind-schema.ts';
import { truths } from './truths.ts';

export const schema = {
  fields: {
    /** Whether the body says something true; null = not chosen yet. */
    truefalse: z.object({ answer: z.enum(truths).nullable() }).optional(),
  },
  publicFields: {},
  /** An answer taken back is null. */
  response: z.strictObject({ option: z.enum(truths).nullable() }),
} satisfies KindSchema;
