import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { requireFound } from '#server/app-error.ts';
import { addSubjectNames } from '#server/choose-names.ts';
import { toSearchText } from '#server/database/search/search-text.ts';
import * as classCounts from '#server/features/classes/class-counts.repository.ts';
import * as teachings from '#server/features/classes/teachings.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Reads one class with its teachings, and lists the teachers to choose from. */

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;

/** The class with its teachings, subjects in the person's language. */
export async function readClass(
  { db, lang }: SignedInContext,
  id: number,
): Promise<ApiReply<'GET /admin/class'>> {
  const schoolClass = requireFound(await classCounts.findClass(db, id));
  const rows = addSubjectNames(await teachings.listTeachings(db, id), lang);
  return { ...schoolClass, teachings: rows.map(({ subject_name_eng: _english, ...row }) => row) };
}

const teacherChoicesMax = 20;

/** Active teachers whose names or e-mail address contain the keyword, for choosing one. */
export async function findTeachers(
  { db }: SignedInContext,
  { keyword }: InputOf<'GET /admin/teacher_choices'>,
): Promise<ApiReply<'GET /admin/teacher_choices'>> {
  const searchText = toSearchText(keyword ?? '');
  const allTeachers = await teachings.listTeachers(db);
  const matchingTeachers = allTeachers.filter(({ name, nickname, nickname_eng, email }) =>
    toSearchText(`${name} ${nickname} ${nickname_eng} ${email ?? ''}`).includes(searchText),
  );
  return { items: matchingTeachers.slice(0, teacherChoicesMax) };
}
