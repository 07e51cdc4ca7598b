import { type ExpressionBuilder, type OnConflictDatabase, type OnConflictTables, sql } from 'kysely';
import { splitForLists, splitForStatements } from '#server/database/chunks.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import type { Row, Schema } from '#server/database/schema.ts';

/** Queries of answers. */

export type AnswerId = Pick<Row<'answer'>, 'attempt_id' | 'question_id'>;

const selectAnswers = compileOnce((db, { attemptIds }: { attemptIds: readonly number[] }) =>
  db.selectFrom('answer').selectAll().where('attempt_id', 'in', attemptIds),
);

export function listAnswers(db: Db, attemptIds: readonly number[]): Promise<Row<'answer'>[]> {
  return selectAnswers(db, { attemptIds });
}

type AnswerKeys = { attemptIds: readonly number[]; questionIds: readonly string[] };

const selectAnswersByKey = compileOnce((db, { attemptIds, questionIds }: AnswerKeys) => {
  const pairs = attemptIds.map(
    (id, index) => sql`(cast(${id} as integer), cast(${questionIds[index]} as text))`,
  );
  return db
    .selectFrom('answer')
    .selectAll()
    .where(sql<boolean>`(attempt_id, question_id) in (values ${sql.join(pairs)})`);
});

export async function findAnswers(db: Db, ids: readonly AnswerId[]): Promise<Row<'answer'>[]> {
  const foundAnswers: Row<'answer'>[] = [];
  for (const part of splitForLists(ids)) {
    const attemptIds = part.map(({ attempt_id }) => attempt_id);
    const questionIds = part.map(({ question_id }) => question_id);
    foundAnswers.push(...(await selectAnswersByKey(db, { attemptIds, questionIds })));
  }
  return foundAnswers;
}

type AnswerColumn = Exclude<keyof Row<'answer'>, keyof AnswerId>;

/** For `on conflict`: overwrites these columns of the stored answer with the new answer's values. */
const overwriteColumns =
  (columns: readonly AnswerColumn[]) =>
  (eb: ExpressionBuilder<OnConflictDatabase<Schema, 'answer'>, OnConflictTables<'answer'>>) =>
    Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)]));

/** Inserts missing answers, and raises the time of stored answers if the new time is longer. */
export async function raiseTimes(db: Db, rows: readonly Row<'answer'>[]): Promise<void> {
  for (const part of splitForStatements(rows)) {
    await db
      .insertInto('answer')
      .values(part)
      .onConflict((conflict) =>
        conflict
          .columns(['attempt_id', 'question_id'])
          .doUpdateSet(overwriteColumns(['time_ms']))
          .whereRef('excluded.time_ms', '>', 'answer.time_ms'),
      )
      .execute();
  }
}

const upsertNewerAnswers = compileOnce((db, { rows }: { rows: readonly Row<'answer'>[] }) =>
  db
    .insertInto('answer')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['attempt_id', 'question_id'])
        .doUpdateSet(
          overwriteColumns([
            'response',
            'flagged',
            'locked',
            'seq',
            'time_ms',
            'shown_at',
            'deadline_at',
            'saved_at',
            'score',
            'max_score',
            'needs_teacher',
          ]),
        )
        .where((eb) =>
          eb.and([
            eb('answer.locked', '=', 0),
            eb.or([
              eb('excluded.seq', '>', eb.ref('answer.seq')),
              eb.and([
                eb('excluded.seq', '=', eb.ref('answer.seq')),
                eb('excluded.locked', '>', eb.ref('answer.locked')),
              ]),
            ]),
          ]),
        ),
    )
    .returning(['attempt_id', 'question_id']),
);

/**
 * Inserts answers, and replaces stored ones that are older, but not their files: the new answer has a higher `seq`, or
 * has the same `seq` and is now locked. Resolves to the ids of the rows that were stored. `rows` holds each answer once.
 */
export async function storeNewerAnswers(db: Db, rows: readonly Row<'answer'>[]): Promise<AnswerId[]> {
  const storedIds: AnswerId[] = [];
  for (const part of splitForStatements(rows))
    storedIds.push(...(await upsertNewerAnswers(db, { rows: part })));
  return storedIds;
}

/** Stores the files of answers, and inserts missing answers. `rows` holds each answer once. */
export async function storeFiles(db: Db, rows: readonly Row<'answer'>[]): Promise<void> {
  for (const part of splitForStatements(rows)) {
    await db
      .insertInto('answer')
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(['attempt_id', 'question_id']).doUpdateSet(overwriteColumns(['files', 'saved_at'])),
      )
      .execute();
  }
}

const selectAnswerLimits = compileOnce((db, { attemptIds }: { attemptIds: readonly number[] }) =>
  db
    .selectFrom('answer')
    .select(['attempt_id', 'question_id', 'locked', 'shown_at', 'deadline_at'])
    .where('attempt_id', 'in', attemptIds),
);

export type AnswerLimit = Pick<
  Row<'answer'>,
  'attempt_id' | 'question_id' | 'locked' | 'shown_at' | 'deadline_at'
>;

/** Lists what limits changes of the attempts' answers. */
export function listAnswerLimits(db: Db, attemptIds: readonly number[]): Promise<AnswerLimit[]> {
  return selectAnswerLimits(db, { attemptIds });
}

const addCounts = compileOnce((db, { rows }: { rows: readonly Row<'answer'>[] }) =>
  db
    .insertInto('answer')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['attempt_id', 'question_id']).doUpdateSet((eb) => ({
        item_count: eb('answer.item_count', '+', eb.ref('excluded.item_count')),
        item_changes: eb('answer.item_changes', '+', eb.ref('excluded.item_changes')),
        saved_at: eb.ref('excluded.saved_at'),
      })),
    ),
);

/** Adds the counts of drawn items to those of stored answers, and inserts missing answers. `rows` holds each answer once. */
export async function addDrawnCounts(db: Db, rows: readonly Row<'answer'>[]): Promise<void> {
  for (const part of splitForStatements(rows)) await addCounts(db, { rows: part });
}

/** Stores when questions were first shown; later calls for the same question change nothing. */
export async function storeFirstShown(db: Db, rows: readonly Row<'answer'>[]): Promise<void> {
  for (const part of splitForStatements(rows)) {
    await db
      .insertInto('answer')
      .values(part)
      .onConflict((conflict) =>
        conflict
          .columns(['attempt_id', 'question_id'])
          .doUpdateSet(overwriteColumns(['shown_at', 'deadline_at']))
          .where('answer.shown_at', 'is', null),
      )
      .execute();
  }
}

/** Updates marks and times of existing answers. */
export async function storeResults(db: Db, rows: readonly Row<'answer'>[]): Promise<void> {
  for (const part of splitForStatements(rows)) {
    await db
      .insertInto('answer')
      .values(part)
      .onConflict((conflict) =>
        conflict
          .columns(['attempt_id', 'question_id'])
          .doUpdateSet(overwriteColumns(['time_ms', 'score', 'max_score', 'needs_teacher'])),
      )
      .execute();
  }
}

export async function removeAnswers(db: Db, ids: readonly AnswerId[]): Promise<void> {
  for (const { attempt_id, question_id } of ids)
    await db
      .deleteFrom('answer')
      .where('attempt_id', '=', attempt_id)
      .where('question_id', '=', question_id)
      .execute();
}
