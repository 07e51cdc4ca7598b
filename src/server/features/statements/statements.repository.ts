import { splitForLists, splitForStatements } from '#server/database/chunks.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of the events whose statements of learning wait to be sent, and of what they tell. */

type NewEvent = Omit<Row<'statement'>, 'seq'>;

const insertRows = compileOnce((db, { rows }: { rows: readonly NewEvent[] }) =>
  db.insertInto('statement').values(rows),
);

export async function insertEvents(db: Db, rows: readonly NewEvent[]): Promise<void> {
  for (const part of splitForStatements(rows)) await insertRows(db, { rows: part });
}

export function listNextEvents(db: Db, limit: number): Promise<Row<'statement'>[]> {
  return db.selectFrom('statement').selectAll().orderBy('seq').limit(limit).execute();
}

export async function hasEvents(db: Db): Promise<boolean> {
  const row = await db.selectFrom('statement').select('seq').limit(1).executeTakeFirst();
  return row !== undefined;
}

const countMax = 10_000;

/** The number of statements that wait, at most 10,000. */
export async function countStatements(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom((eb) =>
      eb.selectFrom('statement').select('statement_count').where('seq', '>', 0).limit(countMax).as('first'),
    )
    .select((eb) => eb.fn.sum<number | null>('statement_count').as('count'))
    .executeTakeFirstOrThrow();
  return Math.min(count ?? 0, countMax);
}

export async function deleteEvents(db: Db, seqs: readonly number[]): Promise<void> {
  await db.deleteFrom('statement').where('seq', 'in', seqs).execute();
}

export async function deleteAllEvents(db: Db): Promise<void> {
  await db.deleteFrom('statement').execute();
}

const selectFacts = compileOnce((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom('attempt')
    .innerJoin('attempt_member', 'attempt_member.attempt_id', 'attempt.id')
    .innerJoin('user', 'user.id', 'attempt_member.user_id')
    .innerJoin('courseware_record', 'courseware_record.id', 'attempt.courseware_id')
    .innerJoin('unit_record', 'unit_record.id', 'courseware_record.unit_id')
    .select([
      'attempt.id as attempt_id',
      'attempt.courseware_id',
      'attempt.revision_id',
      'attempt.started_at',
      'attempt.submitted_at',
      'attempt.score',
      'attempt.max_score',
      'attempt.needs_teacher',
      'attempt.time_ms',
      'attempt_member.user_id',
      'attempt_member.own_score',
      'user.name as user_name',
      'courseware_record.name as courseware_name',
      'courseware_record.unit_id',
      'unit_record.name as unit_name',
    ])
    .where('attempt.id', 'in', ids)
    .where('user.erased_at', 'is', null)
    .orderBy('attempt.id')
    .orderBy('attempt_member.user_id'),
);

export type MemberFacts = Awaited<ReturnType<typeof selectFacts>>[number];

/** Each member of the attempts, without people who were erased; also in deleted coursewares. */
export async function listMemberFacts(db: Db, attemptIds: readonly number[]): Promise<MemberFacts[]> {
  const facts: MemberFacts[] = [];
  for (const ids of splitForLists(attemptIds)) facts.push(...(await selectFacts(db, { ids })));
  return facts;
}
