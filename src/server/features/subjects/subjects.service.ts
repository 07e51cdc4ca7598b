import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import { indexSubject } from '#server/features/resources/index.service.ts';
import * as subjects from '#server/features/subjects/subjects.repository.ts';
import type { App } from '#server/http/context.ts';

/** In the order of the school. */
export function listSubjects(db: Db) {
  return subjects.listSubjects(db);
}

/** Empty = it has no English name. The library finds by it from then on. Refuses 'not_found' for an unknown subject. */
export async function setEnglishName(
  { db, parts }: Pick<App, 'db' | 'parts'>,
  id: number,
  name_eng: string,
): Promise<Record<string, never>> {
  if (!(await subjects.setEnglishName(db, id, name_eng))) throw new AppError('not_found');
  await indexSubject({ db, parts }, id);
  return {};
}
