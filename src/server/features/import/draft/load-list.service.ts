import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Db } from '#server/database/database.ts';
import type { PeopleList, ReadingChoice } from '#server/features/import/reading/people-list.ts';
import { readPeopleFileApart } from '#server/features/import/reading/read-in-child-process.ts';
import * as drafts from './draft.repository.ts';
import { readListTime } from './list-time.service.ts';

/** Reads the file of a draft. */

/** Cache parsed files, because each is used many times. Few administrators import at the same time. */
const listByDraft = new LRUCache<string, PeopleList>({ max: 3 });
const listByFile = new LRUCache<string, PeopleList>({ max: 3 });

/** Parses a file, in a process of its own. Throws FileProblem. */
export async function parseList(file: Buffer, choice: ReadingChoice = {}): Promise<PeopleList> {
  const key = `${hash('sha256', file)} ${JSON.stringify(choice)}`;
  const cachedList = listByFile.get(key);
  if (cachedList) return cachedList;
  const list = await readPeopleFileApart(file, choice);
  listByFile.set(key, list);
  return list;
}

/** Returns the list in the draft's file as it is today, which is parsed only once. */
export async function loadList(
  db: Db,
  { user_id, created_at, choice, calendar_id }: drafts.DraftRow,
  now: number,
): Promise<PeopleList> {
  const time = await readListTime(db, calendar_id, now);
  const key = `${user_id} ${created_at} ${choice} ${calendar_id} ${time.day}`;
  const cachedList = listByDraft.get(key);
  if (cachedList) return cachedList;
  const file = Buffer.from(await drafts.readDraftFile(db, user_id), 'base64');
  const list = await parseList(file, { ...(JSON.parse(choice) as ReadingChoice), time });
  listByDraft.set(key, list);
  return list;
}
