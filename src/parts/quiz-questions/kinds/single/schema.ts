import * as z from 'zod';
import { partId } from '#parts/stored-media/model.ts';
import { choiceFields, choicePublicFields } from '../../choices/schema.ts';
import type { KindSchema } from '../../kind-form/kind-schema.ts';

export const schema = {
  fields: choiceFields,
  publicFields: choicePublicFields,
  /** An answer taken back is null. */
  response: z.strictObject({ option: partId.nullable() }),
} satisfies KindSchema;
