import type { QuestionInfo } from '#form/activity-type.ts';
import type { DrawnValue } from '#parts/ink/model.ts';
import { findRegion } from '#parts/ink/regions/regions.ts';
import type { PublicQuestion, PublicSheet, WorksheetPage, WorksheetRegion } from './model.ts';
import { sortInReadingOrder } from './reading-order.ts';

/** The questions of a worksheet: its regions in the order of reading or, without any, its pages. Pure, without zod. */

export type DraftQuestion =
  | { kind: 'region'; pageIndex: number; regionIndex: number; part: WorksheetRegion }
  | { kind: 'page'; pageIndex: number; part: WorksheetPage };

export function listDraftQuestions(pages: readonly WorksheetPage[]): DraftQuestion[] {
  const ofRegions = pages.flatMap(({ regions }, pageIndex) =>
    sortInReadingOrder(regions).map((part) => ({
      kind: 'region' as const,
      pageIndex,
      regionIndex: regions.indexOf(part),
      part,
    })),
  );
  if (ofRegions.length > 0) return ofRegions;
  return pages.map((part, pageIndex) => ({ kind: 'page', pageIndex, part }));
}

/** A question without a name is called by its number. */
export function toTitle({ name, box }: Pick<PublicQuestion, 'name' | 'box'>, index: number): string {
  if (name.trim() !== '') return name.trim();
  return box ? String(index + 1) : `p. ${index + 1}`;
}

export function listQuestions({ questions }: Pick<PublicSheet, 'questions'>): QuestionInfo[] {
  return questions.map(({ id, score, ...question }, index) => ({
    id,
    title: toTitle(question, index),
    max_score: score,
    marked_by: 'teacher',
  }));
}

/** The question that something drawn belongs to. */
export function findQuestion(value: DrawnValue, { questions }: Pick<PublicSheet, 'questions'>): string {
  return findRegion(value, questions) ?? '';
}
