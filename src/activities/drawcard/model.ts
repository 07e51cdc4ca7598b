import * as z from 'zod';
import { pageFields, publicPage, toolFields } from '#parts/drawing-tasks/task/model.ts';
import { publicRichText, richText } from '#parts/formatted-text/schema.ts';
import { inkColours } from '#parts/ink/palette.ts';
import { allInkTools } from '#parts/ink/tool-choice.ts';
import { rubricLine } from '#parts/quiz-questions/kinds/open/schema.ts';
import {
  altMaxLength,
  bodyMaxLength,
  modelAnswerMaxLength,
  partsInDraftMax,
} from '#parts/quiz-questions/limits.ts';
import { webAddressMaxLength } from '#parts/reading/web-address.ts';
import { haveUniqueIds, image, mediaUrl, partId } from '#parts/stored-media/model.ts';
import * as limits from './limits.ts';

/** A card task: question cards, answer cards and clipart to put on a page, and the tools to draw on it. */

const picture = image.extend({ alt: z.string().max(altMaxLength).default('') });

const listOf = <Part extends { id: string }>(part: z.ZodType<Part>) =>
  z.array(part).max(limits.inDraftMax).refine(haveUniqueIds).default([]);

const question = z.object({
  id: partId,
  prompt: richText(bodyMaxLength).default(''),
  picture: picture.nullable().default(null),
  /** Points; null = not entered yet. */
  score: z.number().nullable().default(2),
  /** Ids of the answer cards that belong on this page; none: a teacher marks it. */
  right_cards: z.array(partId).max(limits.inDraftMax).default([]),
  /** Shown to markers, and to students with the key. */
  model_answer: z.string().max(modelAnswerMaxLength).default(''),
  rubric: z.array(rubricLine).max(partsInDraftMax).refine(haveUniqueIds).default([]),
});

const card = z.object({
  id: partId,
  text: z.string().max(limits.cardTextMaxLength).default(''),
  picture: picture.nullable().default(null),
});

const clipart = picture.extend({ id: partId });

const attachment = z.discriminatedUnion('kind', [
  z.object({
    id: partId,
    kind: z.literal('file'),
    /** The name that students see. */
    name: z.string().max(limits.showNameMaxLength).default(''),
    media: mediaUrl,
    /** The name of the file itself. */
    file_name: z.string().max(200),
  }),
  z.object({
    id: partId,
    kind: z.literal('link'),
    name: z.string().max(limits.showNameMaxLength).default(''),
    address: z.string().max(webAddressMaxLength).default(''),
  }),
]);

export const draft = z.object({
  questions: listOf(question),
  cards: listOf(card),
  clipart: listOf(clipart),
  attachments: listOf(attachment),
  ...pageFields,
  ...toolFields,
});

export type CardTask = z.infer<typeof draft>;
export type TaskQuestion = CardTask['questions'][number];
export type AnswerCard = CardTask['cards'][number];
export type Clipart = CardTask['clipart'][number];
export type Attachment = CardTask['attachments'][number];

/** With the picture of a page of one's own; null if there is none, or not yet. */
export type ShownTask = CardTask & { page_image?: z.infer<typeof image> | null };

/** The answer cards on the page of a question. */
export const placedCards = z.strictObject({ cards: z.array(partId).max(limits.cardsMax) });
export type PlacedCards = z.infer<typeof placedCards>;

const publicPicture = picture.strict();

export const publicTask = z.strictObject({
  /** In the order of the attempt. */
  questions: z.array(
    z.strictObject({
      id: partId,
      /** Number of its page in the space, the same in every attempt. */
      page: z.int(),
      prompt: publicRichText,
      picture: publicPicture.nullable(),
      score: z.number(),
      marks_itself: z.boolean(),
    }),
  ),
  cards: z.array(z.strictObject({ id: partId, text: z.string(), picture: publicPicture.nullable() })),
  clipart: z.array(clipart.strict()),
  attachments: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({
        id: partId,
        kind: z.literal('file'),
        name: z.string(),
        url: mediaUrl,
        file_name: z.string(),
      }),
      z.strictObject({ id: partId, kind: z.literal('link'), name: z.string(), address: z.string() }),
    ]),
  ),
  board: publicPage,
  tools: z.array(z.enum(allInkTools)),
  colours: z.array(z.enum(inkColours)),
});

export type PublicTask = z.infer<typeof publicTask>;
export type PublicQuestion = PublicTask['questions'][number];

const firstParts = { questions: [{ id: 'q1' }], cards: [{ id: 'c1' }, { id: 'c2' }] };

export const createEmptyTask = (): CardTask => draft.parse(firstParts);
