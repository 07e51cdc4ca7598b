import type { Db } from '#server/database/database.ts';

/** Total bytes of all stored objects. */
export async function readUse(db: Db): Promise<number> {
  const row = await db.selectFrom('storage_use').select('bytes').where('id', '=', 1).executeTakeFirst();
  return row?.bytes ?? 0;
}

/** As `readUse`, locked until the transaction ends. */
export async function lockUse(db: Db): Promise<number> {
  const row = await db
    .updateTable('storage_use')
    .set((eb) => ({ bytes: eb.ref('bytes') }))
    .where('id', '=', 1)
    .returning('bytes')
    .executeTakeFirst();
  return row?.bytes ?? 0;
}

/** Adds bytes and returns the new total, locked until the transaction ends. */
export async function changeUse(db: Db, bytes: number): Promise<number> {
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
