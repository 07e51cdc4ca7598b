import * as z from 'zod';
import { richText } from '#parts/formatted-text/schema.ts';
import { mediaUrl, partId } from '#parts/stored-media/model.ts';
import { passageMaxLength, sectionHeadingMaxLength } from './limits.ts';

/** A heading with a passage above one or several questions, as quizzes, questions of the bank and papers have it. */

export const sectionFields = {
  id: partId,
  heading: z.string().max(sectionHeadingMaxLength).default(''),
  passage: richText(passageMaxLength).default(''),
  /** MP3. */
  sound: z.object({ url: mediaUrl, name: z.string().max(200) }).optional(),
};

export const section = z.object(sectionFields);

export type Section = z.infer<typeof section>;
