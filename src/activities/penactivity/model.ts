import * as z from 'zod';
import { sourceDocument, sourcedPage } from '#parts/document-pages/sources/model.ts';
import { rubricLine } from '#parts/quiz-questions/kinds/open/schema.ts';
import { modelAnswerMaxLength, partsInDraftMax } from '#parts/quiz-questions/limits.ts';
import { haveUniqueIds, image, mediaUrl, partId } from '#parts/stored-media/model.ts';
import * as limits from './limits.ts';

/** A worksheet: pages on which students write. Its questions are regions of the pages or, without any, the pages. */

const unit = z.int().min(0).max(4_000);
const box = z
  .tuple([unit, unit, unit, unit])
  .refine(([left, top, right, bottom]) => left < right && top < bottom);

const question = {
  /** Empty: its number is its name. */
  name: z.string().max(limits.nameMaxLength).default(''),
  /** null = not entered yet. */
  score: z.number().nullable().default(5),
  /** Shown to markers, and to students with the key. */
  model_answer: z.string().max(modelAnswerMaxLength).default(''),
  rubric: z.array(rubricLine).max(partsInDraftMax).refine(haveUniqueIds).default([]),
};

/** `box`: left, top, right and bottom in units of the page. */
const region = z.object({ id: partId, box, ...question });

const page = sourcedPage.extend({
  /** What the page is marked by as long as there are no regions. */
  ...question,
  regions: z.array(region).max(limits.regionsMax).refine(haveUniqueIds).default([]),
});

const listIds = (pages: readonly z.infer<typeof page>[]) =>
  pages.flatMap(({ id, regions }) => [{ id }, ...regions]);

export const draft = z.object({
  instruction: z.string().max(limits.instructionMaxLength).default(''),
  pages: z
    .array(page)
    .max(limits.pagesInDraftMax)
    .refine((pages) => haveUniqueIds(listIds(pages)))
    .default([]),
  documents: z.array(sourceDocument).max(limits.documentsMax).default([]),
});

export type Worksheet = z.infer<typeof draft>;
export type WorksheetPage = Worksheet['pages'][number];
export type WorksheetRegion = WorksheetPage['regions'][number];
/** What regions and pages have as questions. */
export type QuestionFields = Pick<WorksheetRegion, 'name' | 'score' | 'model_answer' | 'rubric'>;

const publicPage = z.strictObject({
  id: z.string(),
  image: image.strict(),
  /** Entry `index` of the JSON list at `url` is the text of the page; null = it has none apart from its picture. */
  text: z.strictObject({ url: mediaUrl, index: z.int().min(0) }).nullable(),
});

const publicQuestion = z.strictObject({
  id: z.string(),
  /** Number of its page, from 0. */
  page: z.int().min(0),
  /** Absent: the whole page. */
  box: z.tuple([z.int(), z.int(), z.int(), z.int()]).optional(),
  name: z.string(),
  score: z.number(),
});

export const publicSheet = z.strictObject({
  instruction: z.string(),
  pages: z.array(publicPage),
  /** In the order of reading. */
  questions: z.array(publicQuestion),
});

export type PublicSheet = z.infer<typeof publicSheet>;
export type PublicQuestion = PublicSheet['questions'][number];
export type SheetQuestion = PublicQuestion & {
  model_answer: string;
  rubric: { text: string; points: number }[];
};
/** A worksheet whose documents are converted. */
export type Sheet = Omit<PublicSheet, 'questions'> & { questions: SheetQuestion[] };

export const createEmptyWorksheet = (): Worksheet => ({ instruction: '', pages: [], documents: [] });
