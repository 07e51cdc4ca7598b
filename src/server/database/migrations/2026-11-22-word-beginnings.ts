import type { Kysely } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';
import { up as makeSearchAnew } from '#server/database/migrations/2026-11-21-search-lists.ts';
import type { Schema } from '#server/database/schema.ts';

/** Makes the full-text index of resources anew: the beginnings of words are tokens now. Frozen. */
export async function up(db: Kysely<Schema>, parts: DialectParts): Promise<void> {
  await makeSearchAnew(db, parts);
}
