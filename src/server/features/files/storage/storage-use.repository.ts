import type { Db } from '#server/database/database.ts';

/** Returns the total bytes of all stored objects. */
export async function readUsedBytes(db: Db): Promise<number> {
  const row = await db.selectFrom('storage_use').select('bytes').where('id', '=', 1).executeTakeFirst();
  return row?.bytes ?? 0;
}

/** Returns the total bytes of all stored objects, and locks the total until the transaction ends. */
export async function lockUsedBytes(db: Db): Promise<number> {
  const row = await db
    .updateTable('storage_use')
    .set((eb) => ({ bytes: eb.ref('bytes') }))
    .where('id', '=', 1)
    .returning('bytes')
    .executeTakeFirst();
  return row?.bytes ?? 0;
}

/** Adds bytes to the total and returns the new total, which is locked until the transaction ends. */
export async function changeUsedBytes(db: Db, bytes: number): Promise<number> {
  const row = await db
    .updateTable('storage_use')
    .set((eb) => ({ bytes: eb('bytes', '+', bytes) }))
    .where('id', '=', 1)
    .returning('bytes')
    .executeTakeFirst();
  return row?.bytes ?? 0;
}

/** Whether an object of exactly this size is stored. */
export async function isSizeStored(db: Db, bytes: number): Promise<boolean> {
  const row = await db
    .selectFrom('stored_object')
    .select('key')
    .where('bytes', '=', bytes)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
