import type { Language } from '#contract/language.ts';
import { formatColleagueName } from '#server/choose-names.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import type { AttemptReopenTime } from '#server/features/attempts/reading/reopenings.service.ts';
import { listReopenings } from '#server/features/attempts/rows/reopenings.repository.ts';

/** Reads the earlier submissions of reopened attempts. */

/**
 * Submissions of the attempts before they were reopened: by attempt, the oldest of each first. Runs a query only if
 * one was reopened.
 */
export async function listEarlierSubmissions(db: Db, attempts: readonly AttemptReopenTime[]) {
  const ids = attempts.flatMap(({ id, reopened_at }) => (reopened_at === null ? [] : [id]));
  return ids.length > 0 ? listReopenings(db, ids) : [];
}

export type EarlierSubmission = Awaited<ReturnType<typeof listEarlierSubmissions>>[number];

type DrawnCounts = 'item_count' | 'item_changes';
type StoredAnswer = Omit<Row<'answer'>, 'attempt_id' | DrawnCounts> &
  Partial<Pick<Row<'answer'>, DrawnCounts>>;

/** Parses the answers of an earlier submission into rows. */
export function readEarlierAnswers({ attempt_id, answers }: EarlierSubmission): Row<'answer'>[] {
  const storedAnswers = JSON.parse(answers) as StoredAnswer[];
  // Those from before answers counted drawn items have no such counts.
  return storedAnswers.map((answer) => ({ item_count: 0, item_changes: 0, ...answer, attempt_id }));
}

/** Describes an earlier submission for replies. */
export function describeEarlierSubmission(row: EarlierSubmission, lang: Language) {
  const { number, submitted_at, time_ms, score, max_score, message, spaces } = row;
  return {
    number,
    submitted_at,
    time_ms,
    score,
    max_score,
    message,
    spaces: JSON.parse(spaces) as Record<string, number>,
    at: row.reopened_at,
    is_return: row.is_return === 1,
    teacher_name: formatColleagueName(row, lang),
  };
}
