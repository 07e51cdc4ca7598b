import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/database/schema.ts';

type Tx = Transaction<Schema>;
type Transfer = { fromId: number; toId: number };

/** Transfers the media in drafts that are the new owner's by now, so that the new owner can convert them again. */
export async function transferMedia(tx: Tx, { fromId, toId }: Transfer): Promise<void> {
  await tx
    .updateTable('file')
    .set({ owner_id: toId })
    .where('owner_id', '=', fromId)
    .where('is_private', '=', 0)
    .where(sql<string>`substr(sha256, 1, 2) || '/' || sha256 || extension`, 'in', (eb) =>
      eb
        .selectFrom('media_use')
        .innerJoin('activity', 'activity.id', 'media_use.holder_id')
        .select('media_use.key')
        .where('media_use.holder', '=', 'activity')
        .where('activity.owner_id', '=', toId),
    )
    .execute();
}
