import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '#server/database/database.ts';
import type { Row, Schema } from '#server/database/schema.ts';

/** Queries of the storage that is reserved for uploads in progress. */

export type UploadSortKey = Pick<Row<'upload'>, 'id' | 'created_at'>;

/**
 * Active uploads reserve their whole size, paused ones only the bytes received so far. Times are in
 * milliseconds.
 */
export type ReservationTimes = {
  /** An upload without bytes is active if it was created after this time. */
  createdAfter: number;
  /** An upload is active if its last bytes arrived after this time. */
  movedAfter: number;
};

type UploadExpressions = ExpressionBuilder<Schema, 'upload'>;

/** Whether the whole size of an upload is still reserved. */
function isFullyReserved(eb: UploadExpressions, { createdAfter, movedAfter }: ReservationTimes) {
  return eb.or([
    eb('moved_at', '>=', createdAfter),
    eb.and([eb('received_bytes', '>', 0), eb('moved_at', '>=', movedAfter)]),
  ]);
}

type UploadFilter = {
  /** Counts only uploads that began before this one. */
  earlierThan?: UploadSortKey | undefined;
  /** Counts only uploads of students. */
  isByStudent?: boolean;
};

/**
 * Sums the bytes that unfinished uploads reserve: `reserved` in total, and `pending` without the bytes
 * received so far.
 */
export async function sumUnfinishedBytes(
  db: Db,
  times: ReservationTimes,
  { earlierThan, isByStudent = false }: UploadFilter = {},
): Promise<{ reserved: number; pending: number }> {
  const receivedBytesColumn = sql<number>`received_bytes`;
  const sums = db
    .selectFrom('upload')
    .select((eb) => {
      const reservedBytes = eb
        .case()
        .when(isFullyReserved(eb, times))
        .then(eb.ref('bytes'))
        .else(receivedBytesColumn)
        .end();
      return [
        eb.fn.coalesce(eb.fn.sum<number>(reservedBytes), eb.lit(0)).as('reserved'),
        eb.fn
          .coalesce(eb.fn.sum<number>(sql<number>`${reservedBytes} - ${receivedBytesColumn}`), eb.lit(0))
          .as('pending'),
      ];
    })
    .where('file_id', 'is', null)
    .$if(isByStudent, (query) => query.where('attempt_id', 'is not', null));
  if (!earlierThan) return sums.executeTakeFirstOrThrow();
  return sums
    .where((eb) =>
      eb.or([
        eb('created_at', '<', earlierThan.created_at),
        eb.and([eb('created_at', '=', earlierThan.created_at), eb('id', '<', earlierThan.id)]),
      ]),
    )
    .executeTakeFirstOrThrow();
}

/** Whether the whole size of an upload is still reserved. */
export async function isFullSizeReserved(db: Db, id: string, times: ReservationTimes): Promise<boolean> {
  const row = await db
    .selectFrom('upload')
    .select('id')
    .where('id', '=', id)
    .where((eb) => isFullyReserved(eb, times))
    .executeTakeFirst();
  return row !== undefined;
}
