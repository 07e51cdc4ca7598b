import * as z from 'zod';
import { partId } from '#parts/stored-media/model.ts';
import { choiceFields, choicePublicFields } from '../../choices/schema.ts';
import type { KindSchema } from '../../kind-form/kind-schema.ts';
import { partsInDraftMax } from '../../limits.ts';

export const schema = {
  fields: { ...choiceFields, credit: z.enum(['all_or_nothing', 'partial']).default('all_or_nothing') },
  publicFields: choicePublicFields,
  response: z.strictObject({ options: z.array(partId).max(partsInDraftMax) }),
} satisfies KindSchema;
