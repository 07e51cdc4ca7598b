import * as z from 'zod';
import type { RichText } from '#parts/formatted-text/rich-text.ts';
import { publicRichText, richText } from '#parts/formatted-text/schema.ts';
import { image, mediaUrl, partId } from '#parts/stored-media/model.ts';
import * as limits from '../limits.ts';

/** Schemas of what questions of every kind have. A draft may be empty anywhere. */

const picture = image.extend({
  alt: z.string().max(limits.altMaxLength).default(''),
});

/** `picture` shows the picture and, if there is any, the text; `word` only the text. */
const faceKinds = ['word', 'picture'] as const;
export const faceFields = { kind: z.enum(faceKinds).default('word'), picture: picture.optional() };

const body = z.object({ ...faceFields, text: richText(limits.bodyMaxLength).default('') });

const bankId = z.int().positive().max(2_147_483_647);
/** MP3. */
export const sound = z.object({ url: mediaUrl, name: z.string().max(200) });

export const commonFields = {
  id: partId,
  body: body.prefault({}),
  /** Absent: the question stands by itself. */
  section_id: partId.optional(),
  sound: sound.optional(),
  instruction: richText(limits.instructionMaxLength).default(''),
  /** Points; null = not entered yet. */
  score: z.number().nullable().default(1),
  /** Seconds; absent = no own limit. */
  time_limit_s: z.number().optional(),
  /** Shown with the key. */
  explanation: richText(limits.explanationMaxLength).default(''),
  /** The version of a question of the bank that it was taken from; never for students. */
  bank: z.object({ question_id: bankId, version_id: bankId }).optional(),
};

const commonQuestion = z.object(commonFields);

export const publicFace = z.strictObject({
  kind: z.enum(faceKinds),
  text: publicRichText,
  picture: picture.optional(),
});

export const publicSound = z.strictObject({ url: z.string() });

export const commonPublicFields = {
  id: z.string(),
  /** Set until the student opens the question: all its texts are empty. */
  withheld: z.literal(true).optional(),
  section_id: z.string().optional(),
  body: publicFace,
  sound: publicSound.optional(),
  instruction: publicRichText,
  score: z.number(),
  time_limit_s: z.number().optional(),
};

const commonPublicQuestion = z.strictObject(commonPublicFields);

export type Picture = z.infer<typeof picture>;
export type Face = { kind: (typeof faceKinds)[number]; text: RichText; picture?: Picture | undefined };
export type CommonQuestion = z.infer<typeof commonQuestion>;
export type CommonPublicQuestion = z.infer<typeof commonPublicQuestion>;
