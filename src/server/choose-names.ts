import type { Language } from '#contract/language.ts';

/** Chooses the name to show: the English one in English, if the school has given one. */

export function chooseName(name: string, english: string, lang: Language): string {
  return (lang === 'en' && english) || name;
}

type ColleagueNames = { name: string | null; nickname: string | null; nickname_eng: string | null };

/** A colleague's nickname; empty if there is no person. */
export function formatColleagueName(
  { name, nickname, nickname_eng }: ColleagueNames,
  lang: Language,
): string {
  return chooseName(nickname || name || '', nickname_eng ?? '', lang);
}

/** A student's full name as in the class list. */
export function formatStudentName(
  { name, nickname_eng }: { name: string; nickname_eng: string },
  lang: Language,
): string {
  return chooseName(name, nickname_eng, lang);
}

type SubjectNames = { subject_name: string | null; subject_name_eng: string | null };

/** The row with its subject's name in `lang`. */
export function addSubjectName<T extends SubjectNames>(row: T, lang: Language): T {
  return lang === 'en' && row.subject_name_eng ? { ...row, subject_name: row.subject_name_eng } : row;
}

/** Rows with their subjects' names in `lang`. Only English looks at each row. */
export function addSubjectNames<T extends SubjectNames>(rows: readonly T[], lang: Language): readonly T[] {
  return lang === 'en' ? rows.map((row) => addSubjectName(row, lang)) : rows;
}
