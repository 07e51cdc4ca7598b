import * as z from 'zod';
import { publicRichText, richText } from '#parts/formatted-text/schema.ts';
import { haveUniqueIds, partId } from '#parts/stored-media/model.ts';
import { publicSound, sound } from '../common/schema.ts';
import { headingMaxLength, passageMaxLength, sectionsMax } from '../limits.ts';

/** What stands above several questions: a heading, a passage to read or a sound to listen to. A draft may be empty anywhere. */

export const section = z.object({
  id: partId,
  heading: z.string().max(headingMaxLength).default(''),
  passage: richText(passageMaxLength).default(''),
  sound: sound.optional(),
});

/** Absent in a content: it has none, as all that was stored before there were sections. */
export const sectionList = z.array(section).max(sectionsMax).refine(haveUniqueIds).optional();

export type Section = z.infer<typeof section>;

const publicSection = z.strictObject({
  id: z.string(),
  /** Set while all of its questions are withheld: then it has its heading alone. */
  withheld: z.literal(true).optional(),
  heading: z.string(),
  passage: publicRichText,
  sound: publicSound.optional(),
});

export const publicSectionList = z.array(publicSection).optional();

export type PublicSection = z.infer<typeof publicSection>;
