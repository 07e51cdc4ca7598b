import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { listPrivateFiles, markFilesRemoved } from '#server/features/files/files.repository.ts';
import { describeFile } from '#server/features/files/files.service.ts';

/** Files that students submitted with their answers. */

/** Files by their id. */
export type AnswerFilesById = ReadonlyMap<number, Row<'file'>>;

type AnswerFileIds = Pick<Row<'answer'>, 'files'>;

const noIds: readonly number[] = [];

export function readFileIds({ files }: AnswerFileIds): readonly number[] {
  return files === '[]' ? noIds : (JSON.parse(files) as number[]);
}

/** Finds those of the files that still exist. Without ids, it needs no query. */
export async function findAnswerFilesById(db: Db, ids: readonly number[]): Promise<AnswerFilesById> {
  const rows = ids.length > 0 ? await listPrivateFiles(db, [...new Set(ids)]) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Keeps files that students removed from answers from being added again. Without ids, it needs no query. */
export async function recordRemovedFiles(db: Db, ids: readonly number[], removedAt: number): Promise<void> {
  if (ids.length > 0) await markFilesRemoved(db, [...new Set(ids)], removedAt);
}

/** Finds the files of several answers. */
export function findFilesOfAnswers(db: Db, answers: Iterable<AnswerFileIds>): Promise<AnswerFilesById> {
  return findAnswerFilesById(
    db,
    [...answers].flatMap((answer) => readFileIds(answer)),
  );
}

/**
 * Describes the files of an answer, in the answer's order, with their addresses in the student or the teacher
 * app.
 */
export function describeFilesOfAnswer(
  answer: AnswerFileIds,
  filesById: AnswerFilesById,
  app: 'player' | 'teacher',
) {
  return readFileIds(answer).flatMap((id) => {
    const file = filesById.get(id);
    return file ? [describeFile(file, file.name, app)] : [];
  });
}
