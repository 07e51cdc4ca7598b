import type { Api, ApiReply } from '#contract/api.ts';
import { nameMaxLength } from '#contract/limits.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { type BankPaper, listPaperItems, type PaperItem } from '#parts/exam-content/bank-paper.ts';
import type { Question } from '#parts/quiz-questions/model.ts';
import type { Section } from '#parts/quiz-questions/sections/schema.ts';
import { createId } from '#parts/stored-media/create-id.ts';
import { requireFound } from '#server/app-error.ts';
import type { Row } from '#server/database/schema.ts';
import type { addDraft } from '#server/features/activities/activities.service.ts';
import { completeActivity } from '#server/features/activities/complete.service.ts';
import { addQuizDraft } from '#server/features/activities/quiz-of-questions.service.ts';
import { addCoursewares } from '#server/features/coursewares/place.service.ts';
import { paperShelf, readBankPaper } from '#server/features/exam/papers/paper-shelf.ts';
import type { PickedVersion } from '#server/features/exam/papers/papers.repository.ts';
import * as papers from '#server/features/exam/papers/papers.repository.ts';
import { readShownVersions } from '#server/features/exam/papers/picked-questions.ts';
import { readBankQuestion } from '#server/features/exam/questions/question-shelf.ts';
import { requireThing, requireVersion } from '#server/features/exam/shelf/require-thing.ts';
import type { Thing } from '#server/features/exam/shelf/shelf.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { requireUnit } from '#server/policy/require-unit.ts';

/** Makes a quiz of a paper. */

type QuizParts = { questions: Question[]; sections: Section[] };

/** Adds the question of the paper under an id of its own, with a link to its version. */
function toQuizQuestion(item: PaperItem, version: PickedVersion, sectionId: string): Question {
  const { question } = readBankQuestion(version.content);
  const { question_id, version_id, points } = item;
  return {
    ...question,
    id: createId(),
    score: points,
    section_id: sectionId,
    bank: { question_id, version_id },
  };
}

const hasWords = ({ heading, passage, sound }: Section) => heading !== '' || passage !== '' || !!sound;

/**
 * The questions with their sections. A passage that questions brought along becomes a section of its own, unless the
 * paper's section has one.
 */
function toQuizParts({ sections }: BankPaper, versions: ReadonlyMap<number, PickedVersion>): QuizParts {
  const parts: QuizParts = { questions: [], sections: [] };
  for (const { items, ...ownSection } of sections) {
    const section = { ...ownSection, id: createId() };
    const sectionByPassage = new Map<string, Section>();
    for (const item of items) {
      const version = versions.get(item.version_id);
      if (!version) continue;
      const { passage } = readBankQuestion(version.content);
      const place =
        passage && section.passage === '' ? joinPassage(section, passage, sectionByPassage) : section;
      if (!parts.sections.includes(place)) parts.sections.push(place);
      parts.questions.push(toQuizQuestion(item, version, place.id));
    }
  }
  return dropEmptySections(parts);
}

/** The section for a passage, made once for all questions of the paper's section that share it. */
function joinPassage(section: Section, passage: Section, known: Map<string, Section>): Section {
  const joined = known.get(passage.id) ?? {
    ...passage,
    id: createId(),
    heading: passage.heading || section.heading,
  };
  known.set(passage.id, joined);
  return joined;
}

/** Sections that say nothing are none. */
function dropEmptySections({ questions, sections }: QuizParts): QuizParts {
  const kept = sections.filter(hasWords);
  const ids = new Set(kept.map(({ id }) => id));
  return {
    sections: kept,
    questions: questions.map((question) => {
      if (question.section_id !== undefined && ids.has(question.section_id)) return question;
      const { section_id: _none, ...rest } = question;
      return rest;
    }),
  };
}

type Unit = Row<'unit'>;

/** What a quiz needs to be published; what the paper lacks is the unit's. */
async function toForm(
  { db }: SignedInContext,
  { title, subject_id, grade, difficulty }: Thing,
  name: string | undefined,
  unit: Unit | undefined,
): Promise<Parameters<typeof addDraft>[1]['form']> {
  const quizName = name ?? title.slice(0, nameMaxLength).toWellFormed();
  const form = { name: quizName, description: title, subject_id, grade, difficulty };
  if (!unit) return form;
  return {
    ...form,
    subject_id: subject_id ?? unit.subject_id,
    grade: grade ?? (await papers.findGrade(db, unit.class_id)),
    difficulty: difficulty ?? 'medium',
  };
}

/** Publishes the quiz and places it at the end of the unit, closed. Null if something keeps it from being published. */
async function publishInUnit(
  context: SignedInContext,
  activityId: number,
  unitId: number,
): Promise<number | null> {
  const { completed } = await completeActivity(context, activityId);
  if (!completed) return null;
  const { ids } = await addCoursewares(context, { unit_id: unitId, activity_ids: [activityId] });
  return requireFound(ids[0]);
}

export async function makeQuizOfPaper(
  context: SignedInContext,
  { id, name, unit_id, key }: ParsedInputOf<Api['POST /exam/paper_to_quiz']>,
): Promise<ApiReply<'POST /exam/paper_to_quiz'>> {
  const thing = await requireThing(context, paperShelf, id, 'see');
  const unit = unit_id === undefined ? undefined : await requireUnit(context, unit_id, 'unit.change');
  const version = await requireVersion(context, paperShelf, id, thing.number);
  const paper = readBankPaper(version.content);
  const parts = toQuizParts(paper, await readShownVersions(context, thing, paper));
  const activityId = await addQuizDraft(context, {
    key: key === undefined ? undefined : `paper ${id} ${key}`,
    form: await toForm(context, thing, name, unit),
    parts,
  });
  return {
    activity_id: activityId,
    courseware_id: unit ? await publishInUnit(context, activityId, unit.id) : null,
    question_count: parts.questions.length,
    left_out: listPaperItems(paper).length - parts.questions.length,
  };
}
