import { type Kysely, sql } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

type Entry = { id: number; before: string | null; after: string | null; reason: string };
type Entries = { audit_entry: Entry & { action: string; search_text: string } };

const entriesAtOnce = 1_000;

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

const textOf = ({ before, after, reason }: Entry) =>
  [...listTexts(JSON.parse(before ?? 'null')), ...listTexts(JSON.parse(after ?? 'null')), reason]
    .join('\n')
    .normalize('NFKC')
    .toLowerCase();

async function addTexts(db: Kysely<Entries>): Promise<void> {
  let last = 0;
  for (;;) {
    const entries = await db
      .selectFrom('audit_entry')
      .select(['id', 'before', 'after', 'reason'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(entriesAtOnce)
      .execute();
    for (const entry of entries)
      await db
        .updateTable('audit_entry')
        .set({ search_text: textOf(entry) })
        .where('id', '=', entry.id)
        .execute();
    const newest = entries.at(-1);
    if (newest === undefined) return;
    last = newest.id;
  }
}

/** Entries go only with the demo school that is emptied. */
const isKept = `not exists (select 1 from setting where key = 'demo_school' and value <> '')`;
const refusal = 'audit entries are not changed';

async function keepInSqlite(db: Kysely<unknown>): Promise<void> {
  const refuse = `begin select raise(abort, '${refusal}'); end`;
  await sql.raw(`create trigger audit_entry_unchanged before update on audit_entry ${refuse}`).execute(db);
  await sql
    .raw(`create trigger audit_entry_kept before delete on audit_entry when ${isKept} ${refuse}`)
    .execute(db);
}

async function keepInPostgres(db: Kysely<unknown>): Promise<void> {
  const refuse = (when: string) => `if ${when} then raise exception '${refusal}'; end if; return old;`;
  for (const [name, event, when] of [
    ['audit_entry_unchanged', 'update', 'true'],
    ['audit_entry_kept', 'delete', isKept],
  ] as const) {
    await sql
      .raw(`create function ${name}() returns trigger language plpgsql as $$ begin ${refuse(when)} end $$`)
      .execute(db);
    await sql
      .raw(`create trigger ${name} before ${event} on audit_entry for each row execute function ${name}()`)
      .execute(db);
  }
}

/**
 * Entries are found by the words in them, and the database refuses to change or delete them. People added by hand and
 * people added by an import have the same action. Frozen.
 */
export async function up(db: Kysely<unknown>, { name }: DialectParts): Promise<void> {
  await db.schema
    .alterTable('audit_entry')
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const entries = db as Kysely<Entries>;
  await entries
    .updateTable('audit_entry')
    .set({ action: 'person.add' })
    .where('action', '=', 'person.create')
    .execute();
  await addTexts(entries);
  await (name === 'sqlite' ? keepInSqlite : keepInPostgres)(db);
}
