import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { listPrivateFiles } from '#server/features/files/files.repository.ts';
import { describeFile } from '#server/features/files/files.service.ts';

/** Files that students submitted with their answers. */

/** By id. */
export type HandedInFiles = ReadonlyMap<number, Row<'file'>>;

type Naming = Pick<Row<'answer'>, 'files'>;

const noIds: readonly number[] = [];

export function readFileIds({ files }: Naming): readonly number[] {
  return files === '[]' ? noIds : (JSON.parse(files) as number[]);
}

/** The files that still exist; without ids, there is no query. */
export async function findHandedInFiles(db: Db, ids: readonly number[]): Promise<HandedInFiles> {
  const rows = ids.length > 0 ? await listPrivateFiles(db, [...new Set(ids)]) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** The files of several answers. */
export function findFilesOfAnswers(db: Db, answers: Iterable<Naming>): Promise<HandedInFiles> {
  return findHandedInFiles(
    db,
    [...answers].flatMap((answer) => readFileIds(answer)),
  );
}

/** The files of an answer in its order, with their addresses in the student or the teacher app. */
export function describeFilesOfAnswer(answer: Naming, files: HandedInFiles, app: 'player' | 'teacher') {
  return readFileIds(answer).flatMap((id) => {
    const file = files.get(id);
    return file ? [describeFile(file, file.name, app)] : [];
  });
}
