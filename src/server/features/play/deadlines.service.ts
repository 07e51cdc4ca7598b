import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import * as attempts from '#server/features/play/attempts.repository.ts';
import { attemptDeadline } from '#server/features/play/time-limits.ts';

type Courseware = Pick<Row<'courseware'>, 'id' | 'time_limit_minutes' | 'due_at'>;

/** Gives attempts in progress the deadline they have under the courseware's changed due time and time limit. */
export async function moveDeadlines(db: Db, courseware: Courseware): Promise<void> {
  for (const { id, started_at } of await attempts.listRunningAttempts(db, courseware.id)) {
    await attempts.updateDeadline(db, id, attemptDeadline(started_at, courseware));
  }
}
