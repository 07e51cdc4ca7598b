import type { Kysely } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/** A file that a student removed from an answer stays removed, although another device adds it later. Frozen. */
export async function up(db: Kysely<unknown>, { timeType }: DialectParts): Promise<void> {
  await db.schema.alterTable('file').addColumn('removed_at', timeType).execute();
}
