import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { listPrivateFiles } from '#server/features/files/files.repository.ts';
import { describeFile } from '#server/features/files/files.service.ts';

/** Files that students handed in, as their answers name them. */

/** By id. */
export type HandedIn = ReadonlyMap<number, Row<'file'>>;

type Naming = Pick<Row<'answer'>, 'files'>;

const noIds: readonly number[] = [];

export function readFileIds({ files }: Naming): readonly number[] {
  return files === '[]' ? noIds : (JSON.parse(files) as number[]);
}

/** Those that are there still; no query where nothing is named. */
export async function findHandedIn(db: Db, ids: readonly number[]): Promise<HandedIn> {
  const rows = ids.length > 0 ? await listPrivateFiles(db, [...new Set(ids)]) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** What the answers name. */
export function findFilesOf(db: Db, answers: Iterable<Naming>): Promise<HandedIn> {
  return findHandedIn(
    db,
    [...answers].flatMap((answer) => readFileIds(answer)),
  );
}

/** In the order of the answer, with the address at which the student app or the teacher app finds each. */
export function describeFilesOf(answer: Naming, files: HandedIn, app: 'player' | 'teacher') {
  return readFileIds(answer).flatMap((id) => {
    const file = files.get(id);
    return file ? [describeFile(file, file.name, app)] : [];
  });
}
