import type { ApiReply } from '#contract/api.ts';
import type { Db } from '#server/database/database.ts';
import { readSetting } from '#server/database/settings.ts';

/** Reads the result of the last check of links. */

export type LinkCheckReply = ApiReply<'GET /admin/link_check'>;
export type StoredCheck = NonNullable<LinkCheckReply['last']> & {
  /** Revisions with the addresses that they link to and that do not answer. */
  revisions: { id: number; addresses: string[] }[];
};

/** Returns the last check; null before the first one. */
export async function readLastCheck(db: Db): Promise<StoredCheck | null> {
  const text = await readSetting(db, 'last_link_check');
  return text === '' ? null : (JSON.parse(text) as StoredCheck);
}

/** Returns the addresses without an answer in the last check, by revision id. */
export async function readDeadLinks(db: Db): Promise<ReadonlyMap<number, string[]>> {
  const lastCheck = await readLastCheck(db);
  return new Map(lastCheck?.revisions.map(({ id, addresses }) => [id, addresses]));
}
