import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Db } from '#server/database/database.ts';
import { readSetting, writeFirstSetting, writeSetting } from '#server/database/settings.ts';
import { toNamedUuid } from '#server/named-uuid.ts';

/** The ids in OneRoster packages: those of the school's other system, and ids of our own for everything else. */

/** What has an id of our own where the roster gives none, or always. */
type OwnKind =
  | 'book'
  | 'category'
  | 'class'
  | 'courseware'
  | 'paper'
  | 'result'
  | 'school'
  | 'student'
  | 'term';

export type MakeId = (kind: OwnKind, id: number | string) => string;

/**
 * The same thing has the same id in each export, so that another system knows it again; no other school has it, because
 * the key is drawn once for each database. A backup carries it.
 */
export const createMakeId =
  (key: string): MakeId =>
  (kind, id) =>
    toNamedUuid(`urn:uuid:${key}/${kind}/${id}`);

/** Draws the key at the first export. */
export async function readRosterKey(db: Db): Promise<string> {
  return (await readSetting(db, 'roster_key')) || (await writeFirstSetting(db, 'roster_key', randomUUID()));
}

/** The ids that an administrator has given, by term for terms. */
const givenIds = z.object({ school: z.string(), terms: z.record(z.string(), z.string()) });

async function readGivenIds(db: Db) {
  const stored = await readSetting(db, 'roster_ids');
  return stored === '' ? { school: '', terms: {} } : givenIds.parse(JSON.parse(stored));
}

export async function findGivenIds(db: Db, calendarId: number) {
  const { school, terms } = await readGivenIds(db);
  return { school_id: school, term_id: terms[calendarId] ?? '' };
}

/** Keeps the ids for the next export. The caller has locked the setting. */
export async function keepGivenIds(
  tx: Db,
  calendarId: number,
  { school_id, term_id }: { school_id: string; term_id: string },
): Promise<void> {
  const { terms } = await readGivenIds(tx);
  const kept = { school: school_id, terms: { ...terms, [calendarId]: term_id } };
  await writeSetting(tx, 'roster_ids', JSON.stringify(kept));
}
