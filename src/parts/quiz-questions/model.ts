import * as z from 'zod';
import { haveUniqueIds, image, mediaUrl, partId } from '#parts/stored-media/model.ts';
import * as limits from './limits.ts';

/**
 * Quiz questions as they are stored, shared by every type that asks them. A draft may be empty anywhere;
 * issues.ts has the rules for publishing. One flat shape serves the four question types, so
 * that a teacher who switches the type and back loses nothing; fields of other types are ignored.
 */

export const questionTypes = ['single', 'multiple', 'blank', 'open'] as const;
export type QuestionType = (typeof questionTypes)[number];

const picture = image.extend({
  alt: z.string().max(limits.altMaxLength).default(''),
});

/** `picture` shows the picture and, if there is any, the text; `word` only the text. */
const faceKinds = ['word', 'picture'] as const;
const faceFields = { kind: z.enum(faceKinds).default('word'), picture: picture.optional() };

const body = z.object({ ...faceFields, text: z.string().max(limits.bodyMaxLength).default('') });

const answer = z.object({
  ...faceFields,
  id: partId,
  text: z.string().max(limits.answerMaxLength).default(''),
  correct: z.boolean().default(false),
});

/** Blank n of `blanks` belongs to `[[n]]` in the body's text. `accepted` holds alternatives, separated by bars. */
const blank = z.object({ id: partId, accepted: z.string().max(limits.acceptedMaxLength).default('') });

/** `text` is empty and `points` null until they are entered. */
const rubricLine = z.object({
  id: partId,
  text: z.string().max(limits.rubricTextMaxLength).default(''),
  points: z.number().nullable().default(null),
});

/** Above the limit for publishing, so that no draft is refused for one answer too many. */
const partsInDraftMax = 20;

const question = z.object({
  id: partId,
  type: z.enum(questionTypes),
  body: body.prefault({}),
  /** MP3. */
  sound: z.object({ url: mediaUrl, name: z.string().max(200) }).optional(),
  instruction: z.string().max(limits.instructionMaxLength).default(''),
  /** Points; null = not entered yet. */
  score: z.number().nullable().default(1),
  /** Seconds; absent = no own limit. */
  time_limit_s: z.number().optional(),
  /** Shown with the key. */
  explanation: z.string().max(limits.explanationMaxLength).default(''),
  answers: z.array(answer).max(partsInDraftMax).refine(haveUniqueIds).default([]),
  /** Marking of a `multiple` question. */
  credit: z.enum(['all_or_nothing', 'partial']).default('all_or_nothing'),
  blanks: z.array(blank).max(partsInDraftMax).refine(haveUniqueIds).default([]),
  case_sensitive: z.boolean().default(false),
  ignore_space: z.boolean().default(true),
  /** Traditional and Simplified characters count as the same. */
  match_variants: z.boolean().default(false),
  /** Largest number of characters in the answer to an open question; null = not entered yet. */
  text_max: z.number().nullable().default(limits.openTextDefault),
  /** Kinds of files that the answer may have; none = text alone. */
  file_kinds: z.array(z.enum(limits.openFileKinds)).max(limits.openFileKinds.length).default([]),
  file_max: z.number().nullable().default(3),
  /** Shown to markers, and to students with the key. */
  model_answer: z.string().max(limits.modelAnswerMaxLength).default(''),
  rubric: z.array(rubricLine).max(partsInDraftMax).refine(haveUniqueIds).default([]),
});

export const questionList = z.array(question).max(limits.questionsMax).refine(haveUniqueIds);

export type Picture = z.infer<typeof picture>;
export type Face = { kind: (typeof faceKinds)[number]; text: string; picture?: Picture | undefined };
export type Answer = z.infer<typeof answer>;
export type Blank = z.infer<typeof blank>;
export type RubricLine = z.infer<typeof rubricLine>;
export type Question = z.infer<typeof question>;
export type Sound = NonNullable<Question['sound']>;

const publicFace = z.strictObject({
  kind: z.enum(faceKinds),
  text: z.string(),
  picture: picture.optional(),
});

/** A question for students: it shows neither the key nor how many answers are right. */
export const publicQuestion = z.strictObject({
  id: z.string(),
  /** Set until the student opens the question: all its texts are empty. */
  withheld: z.literal(true).optional(),
  type: z.enum(questionTypes),
  body: publicFace,
  sound: z.strictObject({ url: z.string() }).optional(),
  instruction: z.string(),
  score: z.number(),
  time_limit_s: z.number().optional(),
  /** In the order in which this attempt shows them. */
  options: z.array(publicFace.extend({ id: z.string() })),
  /** Ids of the blanks: the first belongs to `[[1]]`. */
  blanks: z.array(z.string()),
  /** Only open questions have it. */
  text_max: z.number().optional(),
  files: z.strictObject({ kinds: z.array(z.enum(limits.openFileKinds)), max: z.number() }).optional(),
});

export type PublicQuestion = z.infer<typeof publicQuestion>;

/** An answer taken back is `option: null`, no `options`, blanks without text, or an empty text. */
export const questionResponse = z.union([
  z.strictObject({ option: partId.nullable() }),
  z.strictObject({ options: z.array(partId).max(partsInDraftMax) }),
  z.strictObject({
    blanks: z
      .record(partId, z.string().max(limits.responseTextMaxLength))
      .refine((texts) => Object.keys(texts).length <= partsInDraftMax),
  }),
  z.strictObject({ text: z.string().max(limits.openTextMax) }),
]);

export type QuestionResponse = z.infer<typeof questionResponse>;

/** The key of one question: `options` for single and multiple; `blanks` and the switches for blank; the rest for open. */
export type QuestionKey = {
  options: string[];
  blanks: { id: string; accepted: string[] }[];
  case_sensitive: boolean;
  ignore_space: boolean;
  match_variants: boolean;
  explanation: string;
  model_answer: string;
  rubric: { text: string; points: number }[];
};
