import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { isMarked } from '#form/mark-work.ts';
import { readNewestSteps } from '#server/features/attempts/marking/mark.service.ts';
import { readResponse } from '#server/features/attempts/rules/read-response.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import { describeFilesOfAnswer, findFilesOfAnswers } from '#server/features/files/answer-files.service.ts';
import { readAttemptRevisions } from '#server/features/study/class-work/attempt-revisions.ts';
import {
  type CoursewareStudy,
  describeStudent,
  requireCoursewareStudy,
  type StudentAttempt,
  type StudentAttempts,
} from '#server/features/study/class-work/courseware-study.ts';
import * as marking from '#server/features/study/marking/marking.repository.ts';
import { numberSimilarTexts } from '#server/features/study/marking/similar-answers.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Reads answers for marking by hand: those of the class to one question, or those of one attempt. */

type Marking = ApiReply<'GET /study/marking'>;
type MarkingInput = ParsedInputOf<Api['GET /study/marking']>;
type MemberOfAttempt = StudentAttempts & { own_score: number | null; is_late: boolean };
type ListedAttempt = { attempt: StudentAttempt; members: MemberOfAttempt[] };
type RevisionOf = (attempt: StudentAttempt) => Revision;
/** Identifies an answer. */
type AnswerId = { attempt_id: number; question_id: string };

const answerKeyOf = ({ attempt_id, question_id }: AnswerId) => `${attempt_id}/${question_id}`;

/**
 * Lists the attempts that count, and others with answers that wait for a teacher: each one once, with its members.
 */
function listAttemptsToMark(students: readonly StudentAttempts[]): ListedAttempt[] {
  const attemptById = new Map<number, ListedAttempt>();
  for (const student of students) {
    for (const attempt of student.attempts) {
      const isWaiting = attempt.state === 'submitted' && attempt.needs_teacher === 1;
      if (!isWaiting && attempt.id !== student.countingAttempt?.id) continue;
      const listedAttempt = attemptById.get(attempt.id);
      const member = { ...student, own_score: attempt.own_score, is_late: attempt.is_late };
      if (listedAttempt) listedAttempt.members.push(member);
      else attemptById.set(attempt.id, { attempt, members: [member] });
    }
  }
  return [...attemptById.values()];
}

/** Lists the answers to mark: those of all attempts to one question, or all answers of one attempt. */
function listAnswersToMark(
  listedAttempts: readonly ListedAttempt[],
  revisionOf: RevisionOf,
  choice: { question_id: string | null; attempt_id: number | null },
): { answerId: AnswerId; attempt: StudentAttempt; max_score: number }[] {
  return listedAttempts.flatMap(({ attempt }) => {
    if (choice.attempt_id !== null && choice.attempt_id !== attempt.id) return [];
    return [...revisionOf(attempt).questions.values()]
      .filter((question) => isMarked(question) && (choice.question_id ?? question.id) === question.id)
      .map(({ id, max_score }) => ({
        answerId: { attempt_id: attempt.id, question_id: id },
        attempt,
        max_score,
      }));
  });
}

/** Reads each answer as one line of text, by attempt id, from the report of the activity type. */
function readTextByAttempt(
  { revision }: CoursewareStudy,
  questionId: string | null,
  answers: Marking['answers'],
  lang: SignedInContext['lang'],
): ReadonlyMap<number, string> {
  if (questionId === null || !revision.questions.has(questionId)) return new Map();
  const responses = answers.map(({ attempt_id, response, files, item_count, score, content }) => ({
    // Attempt ids are passed instead of student ids, because a student may have several attempts.
    student_id: attempt_id,
    response,
    files,
    item_count,
    score,
    content,
  }));
  const { given = [] } = revision.model.report.summarize(revision.content, questionId, responses, lang);
  return new Map(given.map(({ student_id, text }) => [student_id, text]));
}

async function readAnswers(
  { db, lang }: SignedInContext,
  coursewareStudy: CoursewareStudy,
  listedAttempts: readonly ListedAttempt[],
  revisionOf: RevisionOf,
  choice: { question_id: string | null; attempt_id: number | null },
): Promise<Marking['answers']> {
  const answersToMark = listAnswersToMark(listedAttempts, revisionOf, choice);
  const ids = [...new Set(answersToMark.map(({ attempt }) => attempt.id))];
  if (ids.length === 0) return [];
  const rows = await marking.listAnswers(db, ids, choice.question_id ?? undefined);
  const rowByAnswer = new Map(rows.map((row) => [answerKeyOf(row), row]));
  const handedInFiles = await findFilesOfAnswers(db, rows);
  const newestStepOf = await readNewestSteps(db, ids, lang);
  const answers = answersToMark.map(({ answerId, attempt, max_score }) => {
    const row = rowByAnswer.get(answerKeyOf(answerId));
    const revision = revisionOf(attempt);
    return {
      ...answerId,
      response: row ? readResponse(revision.model, row, attempt.started_at) : null,
      files: row ? describeFilesOfAnswer(row, handedInFiles, 'teacher') : [],
      item_count: row?.item_count ?? 0,
      score: row ? (row.needs_teacher === 1 ? null : row.score) : 0,
      max_score,
      step: newestStepOf(answerId),
      text: '',
      similar: null as number | null,
      ...(revision !== coursewareStudy.revision && { content: revision.content }),
    };
  });
  const textByAttempt = readTextByAttempt(coursewareStudy, choice.question_id, answers, lang);
  const similarNumbers = numberSimilarTexts(
    // Files and drawings are looked at one by one.
    answers.map(({ attempt_id, files, item_count }) =>
      files.length > 0 || item_count > 0 ? '' : (textByAttempt.get(attempt_id) ?? ''),
    ),
  );
  return answers.map((answer, index) => ({
    ...answer,
    text: textByAttempt.get(answer.attempt_id) ?? '',
    similar: similarNumbers[index] ?? null,
  }));
}

function describeAttempts(
  listedAttempts: readonly ListedAttempt[],
  waitingByAttempt: ReadonlyMap<number, readonly AnswerId[]>,
): Marking['attempts'] {
  const attemptCountByPerson = new Map<number, number>();
  for (const { user_id } of listedAttempts.flatMap(({ members }) => members))
    attemptCountByPerson.set(user_id, (attemptCountByPerson.get(user_id) ?? 0) + 1);
  return listedAttempts.map(({ attempt, members }) => ({
    attempt_id: attempt.id,
    members: members.map((member) => ({
      ...describeStudent(member),
      ...(member.is_late && { is_late: true as const }),
      own_score: member.own_score,
    })),
    group_name: attempt.shared_by?.name ?? null,
    score: attempt.needs_teacher === 1 ? null : attempt.group_score,
    max_score: attempt.max_score,
    number: attempt.number,
    is_one_of_several: members.some(({ user_id }) => (attemptCountByPerson.get(user_id) ?? 0) > 1),
    waiting: waitingByAttempt.get(attempt.id)?.length ?? 0,
  }));
}

/**
 * Chooses the requested question, else the first with waiting answers, else the first that teachers mark, else the first
 * of all.
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

export async function readMarking(context: SignedInContext, input: MarkingInput): Promise<Marking> {
  const { db } = context;
  const coursewareStudy = await requireCoursewareStudy(context, input.courseware_id);
  const { courseware, revision } = coursewareStudy;
  const listedAttempts = listAttemptsToMark(coursewareStudy.students);
  const waitingAnswers =
    listedAttempts.length > 0
      ? await marking.listWaitingAnswers(
          db,
          listedAttempts.map(({ attempt }) => attempt.id),
        )
      : [];
  const waitingByQuestion = Map.groupBy(waitingAnswers, ({ question_id }) => question_id);
  const questions = [...revision.questions.values()]
    .filter(isMarked)
    .map((question) => ({ ...question, waiting: waitingByQuestion.get(question.id)?.length ?? 0 }));
  const attempts = describeAttempts(
    listedAttempts,
    Map.groupBy(waitingAnswers, ({ attempt_id }) => attempt_id),
  );
  const isByQuestion = input.by === 'question';
  const choice = {
    question_id: isByQuestion ? chooseQuestion(questions, input.question_id) : null,
    attempt_id: isByQuestion ? null : chooseAttempt(attempts, input.attempt_id),
  };
  const revisionOf = await readAttemptRevisions(
    context,
    coursewareStudy,
    listedAttempts.map(({ attempt }) => attempt),
  );
  const isEmpty = choice.question_id === null && choice.attempt_id === null;
  const answers = isEmpty
    ? []
    : await readAnswers(context, coursewareStudy, listedAttempts, revisionOf, choice);
  return {
    courseware: { ...courseware, marks_held: courseware.marks_held === 1 },
    content: revision.content,
    version: revision.model.content.version,
    questions,
    attempts,
    ...choice,
    answers,
    guides: listGuides(coursewareStudy, answers),
  };
}
