import { isMarked } from '#activities/mark-work.ts';
import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import { readRevisions } from '#server/features/contents/revisions.service.ts';
import { describeFilesOfAnswer, findFilesOfAnswers } from '#server/features/files/answer-files.service.ts';
import { listNewestSteps } from '#server/features/play/marking/teacher-marks.service.ts';
import { readResponse } from '#server/features/play/saving/read-response.service.ts';
import {
  type CoursewareStudy,
  describePerson,
  requireCoursewareStudy,
  type StudentAttempt,
  type StudentAttempts,
} from '#server/features/study/courseware-study.ts';
import * as marking from '#server/features/study/marking/marking.repository.ts';
import { findSimilar } from '#server/features/study/marking/similar-answers.ts';
import { describeStep } from '#server/features/study/marks/mark.service.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Answers for marking by hand: of one question for the class, or of one attempt. */

type Marking = ApiReply<'GET /study/marking'>;
type Input = ParsedInputOf<Api['GET /study/marking']>;
type ListedAttempt = { attempt: StudentAttempt; members: (StudentAttempts & { own_score: number | null })[] };
type RevisionOf = (attempt: StudentAttempt) => Revision;
/** Identifies an answer. */
type Place = { attempt_id: number; question_id: string };

const keyOf = ({ attempt_id, question_id }: Place) => `${attempt_id}/${question_id}`;

/**
 * The attempts that count, and others with answers that wait for a teacher. Each is listed once, with its members.
 */
function listAttempts(students: readonly StudentAttempts[]): ListedAttempt[] {
  const attemptById = new Map<number, ListedAttempt>();
  for (const student of students) {
    for (const attempt of student.attempts) {
      const waits = attempt.state === 'submitted' && attempt.needs_teacher === 1;
      if (!waits && attempt.id !== student.counting?.id) continue;
      const listedAttempt = attemptById.get(attempt.id);
      const member = { ...student, own_score: attempt.own_score };
      if (listedAttempt) listedAttempt.members.push(member);
      else attemptById.set(attempt.id, { attempt, members: [member] });
    }
  }
  return [...attemptById.values()];
}

/** The answers to list: those to one question in every attempt that has it, or all of one attempt. */
function listPlaces(
  listedAttempts: readonly ListedAttempt[],
  revisionOf: RevisionOf,
  choice: { question_id: string | null; attempt_id: number | null },
): { place: Place; attempt: StudentAttempt; max_score: number }[] {
  return listedAttempts.flatMap(({ attempt }) => {
    if (choice.attempt_id !== null && choice.attempt_id !== attempt.id) return [];
    return [...revisionOf(attempt).questions.values()]
      .filter((question) => isMarked(question) && (choice.question_id ?? question.id) === question.id)
      .map(({ id, max_score }) => ({
        place: { attempt_id: attempt.id, question_id: id },
        attempt,
        max_score,
      }));
  });
}

/** Each answer as one line of text by attempt, taken from the type's own report. */
function readTexts(
  { revision }: CoursewareStudy,
  questionId: string | null,
  answers: Marking['answers'],
  lang: SignedInContext['lang'],
): ReadonlyMap<number, string> {
  if (questionId === null || !revision.questions.has(questionId)) return new Map();
  const responses = answers.map(({ attempt_id, response, files, score, content }) => ({
    // Attempts take the place of students here, because a student may have several.
    student_id: attempt_id,
    response,
    files,
    score,
    content,
  }));
  const { given = [] } = revision.model.report.summarize(revision.content, questionId, responses, lang);
  return new Map(given.map(({ student_id, text }) => [student_id, text]));
}

async function readAnswers(
  { db, lang }: SignedInContext,
  study: CoursewareStudy,
  listedAttempts: readonly ListedAttempt[],
  revisionOf: RevisionOf,
  choice: { question_id: string | null; attempt_id: number | null },
): Promise<Marking['answers']> {
  const answerPlaces = listPlaces(listedAttempts, revisionOf, choice);
  const ids = [...new Set(answerPlaces.map(({ attempt }) => attempt.id))];
  if (ids.length === 0) return [];
  const rows = await marking.listAnswers(db, ids, choice.question_id ?? undefined);
  const rowOf = new Map(rows.map((row) => [keyOf(row), row]));
  const handedIn = await findFilesOfAnswers(db, rows);
  const stepOf = new Map((await listNewestSteps(db, ids)).map((step) => [keyOf(step), step]));
  const answers = answerPlaces.map(({ place, attempt, max_score }) => {
    const row = rowOf.get(keyOf(place));
    const step = stepOf.get(keyOf(place));
    const revision = revisionOf(attempt);
    return {
      ...place,
      response: row ? readResponse(revision.model, row, attempt.started_at) : null,
      files: row ? describeFilesOfAnswer(row, handedIn, 'teacher') : [],
      score: row ? (row.needs_teacher === 1 ? null : row.score) : 0,
      max_score,
      step: step ? describeStep(step, lang) : null,
      text: '',
      similar: null as number | null,
      ...(revision !== study.revision && { content: revision.content }),
    };
  });
  const texts = readTexts(study, choice.question_id, answers, lang);
  const similar = findSimilar(
    answers.map(({ attempt_id, files }) => (files.length > 0 ? '' : (texts.get(attempt_id) ?? ''))),
  );
  return answers.map((answer, index) => ({
    ...answer,
    text: texts.get(answer.attempt_id) ?? '',
    similar: similar[index] ?? null,
  }));
}

function describeAttempts(
  listedAttempts: readonly ListedAttempt[],
  waitingByAttempt: ReadonlyMap<number, readonly Place[]>,
): Marking['attempts'] {
  const countOf = new Map<number, number>();
  for (const { user_id } of listedAttempts.flatMap(({ members }) => members))
    countOf.set(user_id, (countOf.get(user_id) ?? 0) + 1);
  return listedAttempts.map(({ attempt, members }) => ({
    attempt_id: attempt.id,
    members: members.map((member) => ({ ...describePerson(member), own_score: member.own_score })),
    group_name: attempt.shared_by?.name ?? null,
    score: attempt.needs_teacher === 1 ? null : attempt.group_score,
    max_score: attempt.max_score,
    number: attempt.number,
    is_one_of_several: members.some(({ user_id }) => (countOf.get(user_id) ?? 0) > 1),
    waiting: waitingByAttempt.get(attempt.id)?.length ?? 0,
  }));
}

/**
 * The requested question, else the first with waiting answers, else the first that teachers mark, else the first of
 * all.
 */
function chooseQuestion(questions: Marking['questions'], id: string | undefined): string | null {
  const chosenQuestion =
    questions.find((question) => question.id === id) ??
    questions.find(({ waiting }) => waiting > 0) ??
    questions.find(({ marked_by }) => marked_by === 'teacher') ??
    questions[0];
  return chosenQuestion?.id ?? null;
}

function chooseAttempt(attempts: Marking['attempts'], id: number | undefined): number | null {
  const attempt =
    attempts.find(({ attempt_id }) => attempt_id === id) ??
    attempts.find(({ waiting }) => waiting > 0) ??
    attempts[0];
  return attempt?.attempt_id ?? null;
}

function listGuides({ revision }: CoursewareStudy, answers: Marking['answers']): Marking['guides'] {
  const ids = [...new Set(answers.map(({ question_id }) => question_id))];
  return ids.flatMap((question_id) => {
    const guide = revision.questions.has(question_id)
      ? revision.model.report.guide?.(revision.content, question_id)
      : null;
    return guide ? [{ question_id, ...guide }] : [];
  });
}

export async function readMarking(context: SignedInContext, input: Input): Promise<Marking> {
  const { app, db } = context;
  const study = await requireCoursewareStudy(context, input.courseware_id);
  const { courseware, revision } = study;
  const listedAttempts = listAttempts(study.students);
  const waitingPlaces =
    listedAttempts.length > 0
      ? await marking.listWaiting(
          db,
          listedAttempts.map(({ attempt }) => attempt.id),
        )
      : [];
  const ofQuestion = Map.groupBy(waitingPlaces, ({ question_id }) => question_id);
  const questions = [...revision.questions.values()]
    .filter(isMarked)
    .map((question) => ({ ...question, waiting: ofQuestion.get(question.id)?.length ?? 0 }));
  const attempts = describeAttempts(
    listedAttempts,
    Map.groupBy(waitingPlaces, ({ attempt_id }) => attempt_id),
  );
  const isByQuestion = input.by === 'question';
  const choice = {
    question_id: isByQuestion ? chooseQuestion(questions, input.question_id) : null,
    attempt_id: isByQuestion ? null : chooseAttempt(attempts, input.attempt_id),
  };
  const revisionOf = await readRevisions(
    app,
    db,
    listedAttempts.map(({ attempt }) => attempt),
  );
  const isEmpty = choice.question_id === null && choice.attempt_id === null;
  const answers = isEmpty ? [] : await readAnswers(context, study, listedAttempts, revisionOf, choice);
  return {
    courseware: { ...courseware, marks_held: courseware.marks_held === 1 },
    content: revision.content,
    version: revision.model.content.version,
    questions,
    attempts,
    ...choice,
    answers,
    guides: listGuides(study, answers),
  };
}
