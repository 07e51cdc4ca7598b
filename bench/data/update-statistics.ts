import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** Does what PostgreSQL does by itself in quiet times after many rows were written: clears away and counts. */
export async function updateStatistics({ db, parts }: Pick<Database, 'db' | 'parts'>): Promise<void> {
  await (parts.name === 'postgres' ? sql`vacuum analyze` : sql`analyze`).execute(db);
}
