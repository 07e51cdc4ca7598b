import { type Kysely, sql } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

const refusal = 'audit entries are not changed';

/** A setting that a transaction writes and empties again, so that no other ever sees it. */
const isErasing = `exists (select 1 from setting where key = 'audit_erasure' and value <> '')`;

/** What an erasure leaves as it is: who did what to whom, and when. */
const kept = ['id', 'at', 'actor_id', 'action', 'subject_kind', 'subject_id', 'class_id', 'user_id'];

const differs = (comparison: string) =>
  kept.map((column) => `new.${column} ${comparison} old.${column}`).join(' or ');

async function letErasureChangeInSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger audit_entry_unchanged`.execute(db);
  const isRefused = `not ${isErasing} or ${differs('is not')}`;
  await sql
    .raw(
      `create trigger audit_entry_unchanged before update on audit_entry when ${isRefused}
      begin select raise(abort, '${refusal}'); end`,
    )
    .execute(db);
}

async function letErasureChangeInPostgres(db: Kysely<unknown>): Promise<void> {
  const isRefused = `not ${isErasing} or ${differs('is distinct from')}`;
  await sql
    .raw(
      `create or replace function audit_entry_unchanged() returns trigger language plpgsql as
      $$ begin if ${isRefused} then raise exception '${refusal}'; end if; return new; end $$`,
    )
    .execute(db);
}

/** People whose data was erased, also from texts of the audit table. Frozen. */
export async function up(db: Kysely<unknown>, { name, timeType }: DialectParts): Promise<void> {
  await db.schema.alterTable('user').addColumn('erased_at', timeType).execute();
  await (name === 'sqlite' ? letErasureChangeInSqlite : letErasureChangeInPostgres)(db);
}
