import type { Db } from '#server/database/database.ts';
import * as subjects from '#server/features/subjects/subjects.repository.ts';
import { AppError } from '#server/http/app-error.ts';

/** In the order of the school. */
export function listSubjects(db: Db) {
  return subjects.listSubjects(db);
}

/** Empty = it has no English name. Refuses 'not_found' for an unknown subject. */
export async function setEnglishName(db: Db, id: number, name_eng: string): Promise<Record<string, never>> {
  if (!(await subjects.setEnglishName(db, id, name_eng))) throw new AppError('not_found');
  return {};
}
