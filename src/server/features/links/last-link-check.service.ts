import type { ApiReply } from '#contract/api.ts';
import type { Db } from '#server/database/database.ts';
import { readSetting } from '#server/database/settings.ts';

/** The result of the last check of links. */

export type Reply = ApiReply<'GET /admin/link_check'>;
export type StoredCheck = NonNullable<Reply['last']> & {
  /** Addresses without an answer, by the revisions that link to them. */
  revisions: { id: number; addresses: string[] }[];
};

/** The last check; null before the first. */
export async function readLastCheck(db: Db): Promise<StoredCheck | null> {
  const text = await readSetting(db, 'last_link_check');
  return text === '' ? null : (JSON.parse(text) as StoredCheck);
}

/** Addresses without an answer by revision, from the last check. */
export async function readDeadLinks(db: Db): Promise<ReadonlyMap<number, string[]>> {
  const last = await readLastCheck(db);
  return new Map(last?.revisions.map(({ id, addresses }) => [id, addresses]));
}
