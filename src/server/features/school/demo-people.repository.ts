import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';

/** Queries of the accounts of the demo school. */

/** The different hashes; usually everybody has the same one. */
export async function listPasswordHashes(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('user')
    .select('password_hash')
    .distinct()
    .where('is_demo', '=', 1)
    .where('password_hash', '<>', '')
    .execute();
  return rows.map(({ password_hash }) => password_hash);
}

export async function replacePasswordHashes(
  tx: Db,
  hashes: readonly string[],
  password_hash: string,
): Promise<void> {
  for (const part of splitForStatements(hashes))
    await tx
      .updateTable('user')
      .set({ password_hash })
      .where('is_demo', '=', 1)
      .where('password_hash', 'in', part)
      .execute();
}

/** Deletes the sessions of all demo accounts. */
export async function deleteSessions(tx: Db): Promise<void> {
  await tx
    .deleteFrom('session')
    .where('user_id', 'in', (eb) => eb.selectFrom('user').select('id').where('is_demo', '=', 1))
    .execute();
}
