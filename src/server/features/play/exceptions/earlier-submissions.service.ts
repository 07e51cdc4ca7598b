import type { Language } from '#contract/language.ts';
import { formatColleagueName } from '#server/choose-names.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import type { Reopenable } from '#server/features/play/exceptions/read-exceptions.service.ts';
import { listReopenings } from '#server/features/play/exceptions/reopenings.repository.ts';

/** Reads what was submitted before attempts were reopened. */

/** Submissions of the attempts before they were reopened, oldest first. Runs a query only if one was reopened. */
export async function listEarlierSubmissions(db: Db, attempts: readonly Reopenable[]) {
  const ids = attempts.flatMap(({ id, reopened_at }) => (reopened_at === null ? [] : [id]));
  return ids.length > 0 ? listReopenings(db, ids) : [];
}

export type EarlierSubmission = Awaited<ReturnType<typeof listEarlierSubmissions>>[number];

/** The answers of an earlier submission, as rows. */
export function readEarlierAnswers({ attempt_id, answers }: EarlierSubmission): Row<'answer'>[] {
  const stored = JSON.parse(answers) as Omit<Row<'answer'>, 'attempt_id'>[];
  return stored.map((answer) => ({ ...answer, attempt_id }));
}

/** An earlier submission in the form of replies. */
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
