import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import type { UploadRow } from './uploads.repository.ts';

/** Queries of the storage that uploads in progress reserve. */

export type UploadOrder = Pick<UploadRow, 'id' | 'created_at'>;

/** Active uploads reserve their whole size, paused ones only the received bytes. Times in milliseconds. */
export type ReservationTimes = {
  /** An upload without bytes is active if it was created after this time. */
  emptyBegunAt: number;
  /** An upload is active if its last bytes arrived after this time. */
  movedAt: number;
};

type Uploads = ExpressionBuilder<Schema, 'upload'>;

/** Whether its whole size is still reserved. */
function isFullyReserved(eb: Uploads, { emptyBegunAt, movedAt }: ReservationTimes) {
  return eb.or([
    eb('moved_at', '>=', emptyBegunAt),
    eb.and([eb('received_bytes', '>', 0), eb('moved_at', '>=', movedAt)]),
  ]);
}

type UploadFilter = {
  /** Only uploads that began before this one. */
  before?: UploadOrder | undefined;
  /** Only uploads of students. */
  isStudents?: boolean;
};

/** Total of all unfinished uploads in bytes: `reserved`, and `pending` without the received bytes. */
export async function sumUnfinished(
  db: Db,
  times: ReservationTimes,
  { before, isStudents = false }: UploadFilter = {},
): Promise<{ reserved: number; pending: number }> {
  const receivedBytes = sql<number>`received_bytes`;
  const rows = db
    .selectFrom('upload')
    .select((eb) => {
      const reservedBytes = eb
        .case()
        .when(isFullyReserved(eb, times))
        .then(eb.ref('bytes'))
        .else(receivedBytes)
        .end();
      return [
        eb.fn.coalesce(eb.fn.sum<number>(reservedBytes), eb.lit(0)).as('reserved'),
        eb.fn
          .coalesce(eb.fn.sum<number>(sql<number>`${reservedBytes} - ${receivedBytes}`), eb.lit(0))
          .as('pending'),
      ];
    })
    .where('file_id', 'is', null)
    .$if(isStudents, (query) => query.where('attempt_id', 'is not', null));
  if (!before) return rows.executeTakeFirstOrThrow();
  return rows
    .where((eb) =>
      eb.or([
        eb('created_at', '<', before.created_at),
        eb.and([eb('created_at', '=', before.created_at), eb('id', '<', before.id)]),
      ]),
    )
    .executeTakeFirstOrThrow();
}

/** Whether its whole size is still reserved. */
export async function isReserved(db: Db, id: string, times: ReservationTimes): Promise<boolean> {
  const row = await db
    .selectFrom('upload')
    .select('id')
    .where('id', '=', id)
    .where((eb) => isFullyReserved(eb, times))
    .executeTakeFirst();
  return row !== undefined;
}
