import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import { indexSubject } from '#server/features/resources/index.service.ts';
import * as subjects from '#server/features/subjects/subjects.repository.ts';
import type { App } from '#server/http/context.ts';

/** In the school's order. */
export function listSubjects(db: Db) {
  return subjects.listSubjects(db);
}

/** Stores the English name (empty: none) and indexes the subject's resources under it. Refuses 'not_found'. */
export async function setEnglishName(
  { db, parts }: Pick<App, 'db' | 'parts'>,
  id: number,
  name_eng: string,
): Promise<Record<string, never>> {
  if (!(await subjects.setEnglishName(db, id, name_eng))) throw new AppError('not_found');
  await indexSubject({ db, parts }, id);
  return {};
}
