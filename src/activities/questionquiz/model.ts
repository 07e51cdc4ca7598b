import * as z from 'zod';
import type { ConversionResults } from '#contract/conversion-results.ts';
import { poolFilter } from '#contract/exam/exam-fields.ts';
import { drawnSlotsMax } from '#contract/limits.ts';
import type { DraftIssue } from '#form/activity-type.ts';
import { layoutFields, type Quiz } from '#parts/quiz/model.ts';
import { createQuestion } from '#parts/quiz-questions/create-question.ts';
import { scoreMax, scoreStep } from '#parts/quiz-questions/limits.ts';
import type { Question } from '#parts/quiz-questions/model.ts';
import { keepTogether } from '#parts/quiz-questions/sections/changes.ts';
import type { Section } from '#parts/quiz-questions/sections/schema.ts';
import { haveUniqueIds, partId } from '#parts/stored-media/model.ts';
import { placesMax, titleMaxLength } from './limits.ts';
import { countAllPlaces, countPlaces } from './slots.ts';

/**
 * A quiz whose questions come from the bank: a slot has one picked question, or draws some at random. Points belong to the
 * slot, so that the maximum is equal for all students.
 */

const rowId = z.int().positive().max(2_147_483_647);
const bankLink = z.object({ question_id: rowId, version_id: rowId });
const points = z.number().nullable().default(1);

const questionSlot = z.object({
  id: partId,
  kind: z.literal('question'),
  bank: bankLink,
  /** Text of the picked version, for lists. */
  title: z.string().max(titleMaxLength).default(''),
  points,
});

const randomSlot = z.object({
  id: partId,
  kind: z.literal('random'),
  /** Null: not entered yet. */
  count: z.number().nullable().default(1),
  filter: poolFilter.prefault({}),
  /** Of each question. */
  points,
  /** Questions that the student has not had come first. */
  prefer_unseen: z.boolean().default(false),
});

export type QuestionSlot = z.infer<typeof questionSlot>;
export type RandomSlot = z.infer<typeof randomSlot>;
export type Slot = QuestionSlot | RandomSlot;

export const draft = z.object({
  ...layoutFields,
  slots: z
    .array(z.discriminatedUnion('kind', [questionSlot, randomSlot]))
    .max(drawnSlotsMax)
    .refine(haveUniqueIds)
    .default([]),
});

export type DrawnQuiz = z.infer<typeof draft>;

/** What was selected for one attempt: a question of the bank for each place, with its passage. */
export type SelectedPlace = {
  slot: string;
  bank: z.infer<typeof bankLink>;
  question: Question;
  passage: Section | undefined;
};

export const createEmptyDrawnQuiz = (): DrawnQuiz => ({ layout: 'one_by_one', allow_back: true, slots: [] });

const isScore = (value: number | null) =>
  value !== null && value >= 0 && value <= scoreMax && value % scoreStep === 0;

function findSlotIssues(slot: Slot, index: number): DraftIssue[] {
  const issues: DraftIssue[] = [];
  const path = ['slots', index];
  if (slot.kind === 'random' && !(slot.count !== null && Number.isInteger(slot.count) && slot.count >= 1)) {
    issues.push({ path: [...path, 'count'], message: 'count_range', params: { max: placesMax } });
  }
  if (!isScore(slot.points)) {
    issues.push({
      path: [...path, 'points'],
      message: 'score_range',
      params: { max: scoreMax, step: scoreStep },
    });
  }
  return issues;
}

/** Questions that are picked again after the first time. */
function findRepeatedPicks({ slots }: DrawnQuiz): DraftIssue[] {
  const picked = new Set<number>();
  return slots.flatMap((slot, index): DraftIssue[] => {
    if (slot.kind === 'random') return [];
    const isRepeated = picked.has(slot.bank.question_id);
    picked.add(slot.bank.question_id);
    return isRepeated ? [{ path: ['slots', index], message: 'picked_twice' }] : [];
  });
}

export function findIssues(quiz: DrawnQuiz): DraftIssue[] {
  if (quiz.slots.length === 0) return [{ path: ['slots'], message: 'slots_required' }];
  if (countAllPlaces(quiz) > placesMax)
    return [{ path: ['slots'], message: 'too_many', params: { max: placesMax } }];
  return [...quiz.slots.flatMap(findSlotIssues), ...findRepeatedPicks(quiz)];
}

const toPlaceId = (slotId: string, number: number) => `${slotId}.${number}`;

/** Stands for a question that nobody has drawn yet. */
function createPlaceholder(id: string, slot: Slot, number: number): Question {
  const question = createQuestion('single');
  return {
    ...question,
    id,
    body: { kind: 'word', text: (slot.kind === 'question' && slot.title) || `#${number}` },
    score: slot.points,
    answers: [],
    ...(slot.kind === 'question' && { bank: slot.bank }),
  };
}

/** How many places of the slot an outline has; a draft may say anything. */
function countOutlinePlaces(slot: Slot): number {
  const count = Math.floor(countPlaces(slot));
  return Number.isFinite(count) ? Math.min(Math.max(count, 0), placesMax) : 0;
}

function createOutline(slots: readonly Slot[]): Question[] {
  const places = slots.flatMap((slot) =>
    Array.from({ length: countOutlinePlaces(slot) }, (_, index) => ({
      slot,
      id: toPlaceId(slot.id, index + 1),
    })),
  );
  return places.map(({ slot, id }, index) => createPlaceholder(id, slot, index + 1));
}

/** The questions by place, and a section for each passage that some of them have. */
function placeQuestions(
  slots: readonly Slot[],
  places: readonly SelectedPlace[],
): Pick<Quiz, 'questions' | 'sections'> {
  const slotById = new Map(slots.map((slot) => [slot.id, slot]));
  const usedPlaces = new Map<string, number>();
  const sectionByText = new Map<string, Section>();
  const questions = places.map(({ slot, bank, question, passage }) => {
    const number = (usedPlaces.get(slot) ?? 0) + 1;
    usedPlaces.set(slot, number);
    const section = passage && joinPassage(passage, sectionByText);
    const { section_id: _own, ...rest } = question;
    return {
      ...rest,
      id: toPlaceId(slot, number),
      score: slotById.get(slot)?.points ?? 0,
      bank,
      ...(section && { section_id: section.id }),
    };
  });
  const sections = [...sectionByText.values()];
  return keepTogether({ questions, ...(sections.length > 0 && { sections }) });
}

/** Questions with the same passage share its section. */
function joinPassage(passage: Section, sectionByText: Map<string, Section>): Section {
  const text = JSON.stringify(passage);
  const section = sectionByText.get(text) ?? { ...passage, id: `passage.${sectionByText.size + 1}` };
  sectionByText.set(text, section);
  return section;
}

export function resolve(
  { layout, allow_back, slots }: DrawnQuiz,
  _conversionResults: ConversionResults,
  selectedContent?: unknown,
): Quiz {
  const places = selectedContent as readonly SelectedPlace[] | undefined;
  const parts = places ? placeQuestions(slots, places) : { questions: createOutline(slots) };
  return { layout, allow_back, ...parts };
}
