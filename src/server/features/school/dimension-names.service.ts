import type { Language } from '#contract/language.ts';
import { chooseName } from '#server/choose-names.ts';
import type { Db } from '#server/database/database.ts';
import { listDimensions } from '#server/features/school/dimensions.repository.ts';

/** The school's dimensions in their order, with their names in `lang`. */
export async function nameDimensions(db: Db, lang: Language): Promise<{ id: number; name: string }[]> {
  const rows = await listDimensions(db);
  return rows.map(({ id, name, name_eng }) => ({ id, name: chooseName(name, name_eng, lang) }));
}

/** The school's dimensions in their order, with their names in both languages. */
export const listDimensionNames = (db: Db) => listDimensions(db);
