import * as z from 'zod';
import { partId } from '#parts/stored-media/model.ts';
import { evidence, publicFiles } from '../../answer-files/schema.ts';
import { choiceFields, choicePublicFields } from '../../choices/schema.ts';
import type { KindSchema } from '../../kind-form/kind-schema.ts';

export const schema = {
  /** `evidence`: files that stand beside the choice, such as a photo of what was found; absent: none. */
  fields: { ...choiceFields, evidence: evidence.optional() },
  publicFields: { ...choicePublicFields, files: publicFiles },
  /** An answer taken back is null. */
  response: z.strictObject({ option: partId.nullable() }),
} satisfies KindSchema;
