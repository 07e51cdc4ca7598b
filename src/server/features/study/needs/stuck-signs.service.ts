import { uniqueAttempts } from '#contract/figures/counting-attempt.ts';
import { countsInClass } from '#contract/figures/who-counts.ts';
import { type AnswerTimes, findStuck, measureTimes, type Stuck } from '#contract/rules/needs/stuck.ts';
import type { App } from '#server/app.ts';
import type { Db } from '#server/database/database.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import { readRevisions } from '#server/features/contents/revisions.service.ts';
import type { StudyAttempt } from '#server/features/study/class-work/student-work.repository.ts';
import type { FoundSign } from '#server/features/study/needs/found-sign.ts';
import * as needs from '#server/features/study/needs/needs.repository.ts';

/** Signs of students who are stuck at a question. Reads answers only where students are at work. */

/** A first attempt that its student works on. Whoever submitted before, or was given the work back, is not stuck. */
const isAtWork = ({ state, number, reopened_at }: StudyAttempt): boolean =>
  state === 'in_progress' && number === 1 && reopened_at === null;

/** Attempts of people who count, with times that can be compared. Whoever works on it counts as if it were for them. */
const isCounted = ({ is_guest, is_excused, number, selection }: StudyAttempt): boolean =>
  countsInClass({ is_guest, is_excused, is_assigned: true, has_submitted: false }) &&
  number === 1 &&
  selection === null;

const lastChangeOf = ({ last_saved_at, started_at }: StudyAttempt): number => last_saved_at ?? started_at;

type AnswersByQuestion = ReadonlyMap<string, needs.AnswerTime>;

function indexAnswers(rows: readonly needs.AnswerTime[]): ReadonlyMap<number, AnswersByQuestion> {
  const byAttempt = Map.groupBy(rows, ({ attempt_id }) => attempt_id);
  return new Map(
    [...byAttempt].map(([id, list]) => [id, new Map(list.map((row) => [row.question_id, row]))]),
  );
}

function listAnswerTimes(
  attempts: readonly StudyAttempt[],
  answers: ReadonlyMap<number, AnswersByQuestion>,
  questionIds: ReadonlySet<string>,
): AnswerTimes {
  return new Map(
    attempts.map(({ id }) => {
      const rows = [...(answers.get(id)?.values() ?? [])];
      const answered = rows.filter((row) => row.is_answered === 1 && questionIds.has(row.question_id));
      return [id, new Map(answered.map(({ question_id, time_ms }) => [question_id, time_ms]))];
    }),
  );
}

/**
 * The question that the student is at, with the time on it: the one changed last if nothing is in it, or else the next
 * unanswered one in the order of the attempt. Devices send a question's time with its answer, so that the time since the
 * last change belongs to it. Undefined once all are answered.
 */
export function findPresentQuestion(
  questionIds: readonly string[],
  answers: AnswersByQuestion,
  sinceLastChange: number,
): { question: string; time_ms: number } | undefined {
  const isAnswered = (id: string) => answers.get(id)?.is_answered === 1;
  const changed = questionIds.filter((id) => answers.has(id));
  const last = changed.reduce<string | undefined>((newest, id) => {
    const isNewer = (answers.get(id)?.saved_at ?? 0) > (answers.get(newest ?? '')?.saved_at ?? -1);
    return isNewer ? id : newest;
  }, undefined);
  const from = last === undefined ? 0 : questionIds.indexOf(last);
  const question = [...questionIds.slice(from), ...questionIds.slice(0, from)].find((id) => !isAnswered(id));
  if (question === undefined) return undefined;
  return { question, time_ms: (answers.get(question)?.time_ms ?? 0) + sinceLastChange };
}

type Workplace = { courseware: needs.NeedCourseware; attempts: readonly StudyAttempt[] };

function describeStuck(
  { courseware, attempts }: Workplace,
  { id, user_id }: StudyAttempt,
  { questions }: Revision,
  question: string,
  { certainty, ...numbers }: Stuck,
): FoundSign {
  const groupmates = attempts.filter((each) => each.id === id).length - 1;
  return {
    reason: 'stuck',
    user_id,
    courseware_id: courseware.courseware_id,
    courseware,
    state: `${id}/${question}`,
    rank: -numbers.time_ms / numbers.median_ms,
    question: { id: question, number: [...questions.keys()].indexOf(question) + 1 },
    evidence: { ...numbers, ...(groupmates > 0 && { groupmates }) },
    certainty,
  };
}

/** Finds who is stuck in one courseware. `isStudent`: whether the person is in the class now. */
async function findInCourseware(
  { app, db, now }: { app: App; db: Db; now: number },
  { courseware, attempts }: Workplace,
  isStudent: (userId: number) => boolean,
): Promise<FoundSign[]> {
  const counted = attempts.filter(isCounted);
  const working = uniqueAttempts(counted.filter((each) => isAtWork(each) && isStudent(each.user_id)));
  if (working.length === 0) return [];
  const countedOnce = uniqueAttempts(counted);
  const ids = countedOnce.map(({ id }) => id);
  const answers = indexAnswers(await needs.listTimes(db, ids));
  const revisionOf = await readRevisions(app, db, working);
  const workingIds = working.map(({ id }) => id);
  const pins = new Map(
    (await needs.listPins(db, workingIds)).map(({ id, seed, shuffle }) => [
      id,
      { seed, shuffle: shuffle === 1 },
    ]),
  );
  const [anyAttempt] = working;
  const marked = [...(anyAttempt ? revisionOf(anyAttempt).questions.values() : [])].filter(
    ({ marked_by }) => marked_by !== 'nobody',
  );
  const times = measureTimes(listAnswerTimes(countedOnce, answers, new Set(marked.map(({ id }) => id))));
  return working.flatMap((attempt): FoundSign[] => {
    const revision = revisionOf(attempt);
    const pin = pins.get(attempt.id);
    if (!pin) return [];
    const questions = revision.model.work.questions(revision.content, pin);
    const questionIds = questions.filter(({ marked_by }) => marked_by !== 'nobody').map(({ id }) => id);
    const active_at = lastChangeOf(attempt);
    const present = findPresentQuestion(questionIds, answers.get(attempt.id) ?? new Map(), now - active_at);
    if (!present) return [];
    const stuck = findStuck({ student: attempt.id, ...present, is_answered: false, active_at }, times, now);
    return stuck ? [describeStuck({ courseware, attempts }, attempt, revision, present.question, stuck)] : [];
  });
}

/** Finds who is stuck; `workplaces`: where students are at work. */
export async function findStuckSigns(
  context: { app: App; db: Db; now: number },
  workplaces: readonly Workplace[],
  isStudent: (classId: number, userId: number) => boolean,
): Promise<FoundSign[]> {
  const signs = [];
  for (const place of workplaces)
    signs.push(...(await findInCourseware(context, place, (id) => isStudent(place.courseware.class_id, id))));
  return signs;
}
