import type { Language } from '#contract/language.ts';
import { formatColleagueName } from '#server/choose-names.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { listExcusedStudents } from '#server/features/play/exceptions/exceptions.repository.ts';
import {
  listNewestReopenings,
  listReopenings,
} from '#server/features/play/exceptions/reopenings.repository.ts';

export {
  describeException,
  type ExceptionColumns,
  type StudentException,
  toException,
} from '#server/features/play/exceptions/effective-rules.ts';

export { exceptionColumns } from '#server/features/play/exceptions/exceptions.repository.ts';

/** Reads exceptions and the last reopening of attempts, for students and teachers. */

const keyOf = (coursewareId: number, userId: number) => `${coursewareId}/${userId}`;

/** Excused students of several coursewares. They count as not assigned. */
export type Excused = {
  has: (coursewareId: number, userId: number) => boolean;
  /** How many of the students that a courseware is for are excused. */
  countExcused: (coursewareId: number) => number;
};

export async function listExcused(db: Db, coursewareIds: readonly number[]): Promise<Excused> {
  const rows = coursewareIds.length > 0 ? await listExcusedStudents(db, coursewareIds) : [];
  const keys = new Set(rows.map(({ courseware_id, user_id }) => keyOf(courseware_id, user_id)));
  return {
    has: (coursewareId, userId) => keys.has(keyOf(coursewareId, userId)),
    countExcused: (coursewareId) =>
      rows.filter(({ courseware_id, member_id }) => courseware_id === coursewareId && member_id !== null)
        .length,
  };
}

/** By attempt id. */
export type Reopenings = ReadonlyMap<number, Row<'attempt_reopening'>>;
type Reopenable = Pick<Row<'attempt'>, 'id' | 'reopened_at'>;

/** Runs a query only if one of the attempts was reopened. */
export async function findReopenings(db: Db, attempts: readonly Reopenable[]): Promise<Reopenings> {
  const ids = attempts.flatMap(({ id, reopened_at }) => (reopened_at === null ? [] : [id]));
  return new Map((await listNewestReopenings(db, [...new Set(ids)])).map((row) => [row.attempt_id, row]));
}

/** A reopening in the form of replies; empty if the attempt was never reopened. */
export function describeReopening({ id }: Pick<Reopenable, 'id'>, reopenings: Reopenings) {
  const row = reopenings.get(id);
  if (!row) return {};
  return { reopening: { at: row.reopened_at, is_return: row.is_return === 1, message: row.message } };
}

/** Submissions of the attempts before they were reopened, oldest first. Runs a query only if one was reopened. */
export async function listEarlierSubmissions(db: Db, attempts: readonly Reopenable[]) {
  const ids = attempts.flatMap(({ id, reopened_at }) => (reopened_at === null ? [] : [id]));
  return ids.length > 0 ? listReopenings(db, ids) : [];
}

export type EarlierSubmission = Awaited<ReturnType<typeof listEarlierSubmissions>>[number];

export function readEarlierAnswers({ attempt_id, answers }: EarlierSubmission): Row<'answer'>[] {
  const stored = JSON.parse(answers) as Omit<Row<'answer'>, 'attempt_id'>[];
  return stored.map((answer) => ({ ...answer, attempt_id }));
}

export function describeEarlier(row: EarlierSubmission, lang: Language) {
  const { number, submitted_at, time_ms, score, max_score, message } = row;
  return {
    number,
    submitted_at,
    time_ms,
    score,
    max_score,
    message,
    at: row.reopened_at,
    is_return: row.is_return === 1,
    teacher_name: formatColleagueName(row, lang),
  };
}
