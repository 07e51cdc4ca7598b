import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Changes attempts directly in the running server's database, because its calls check deadlines first. */

function askDatabase<T>(ask: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(process.env['E2E_DATA_DIR'] ?? '', 'school.db'), { timeout: 5_000 });
  try {
    return ask(database);
  } finally {
    database.close();
  }
}

/** Moves the attempt's start and its time limit back by `ms`. */
export function moveAttemptBack(attempt: number, ms: number): void {
  const move = 'UPDATE attempt SET started_at = started_at - ?, deadline_at = deadline_at - ? WHERE id = ?';
  const { changes } = askDatabase((database) => database.prepare(move).run(ms, ms, attempt));
  if (changes !== 1) throw new Error(`No attempt ${attempt} with a limit to move`);
}

export function readState(attempt: number): unknown {
  const read = 'SELECT state FROM attempt WHERE id = ?';
  return askDatabase((database) => database.prepare(read).get(attempt)?.['state']);
}
