import { LRUCache } from 'lru-cache';
import type { Db } from '#server/database/database.ts';
import type { PeopleList, ReadingChoice } from '#server/features/import/reading/people-list.ts';
import * as drafts from './draft.repository.ts';

/** Reads the file of a draft. */

/** Caches parsed files, because each is looked at many times. Few administrators import at the same time. */
const lists = new LRUCache<string, PeopleList>({ max: 3 });

/** Loads the code for reading files with the first file. Throws FileProblem. */
export async function readList(file: Buffer, choice: ReadingChoice = {}): Promise<PeopleList> {
  const { readPeopleFile } = await import('#server/features/import/reading/read-file.ts');
  return readPeopleFile(file, choice);
}

/** The list in the draft's file, read once. */
export async function loadList(
  db: Db,
  { user_id, created_at, choice }: drafts.DraftRow,
): Promise<PeopleList> {
  const key = `${user_id} ${created_at} ${choice}`;
  const known = lists.get(key);
  if (known) return known;
  const file = Buffer.from(await drafts.readFile(db, user_id), 'base64');
  const list = await readList(file, JSON.parse(choice) as ReadingChoice);
  lists.set(key, list);
  return list;
}
