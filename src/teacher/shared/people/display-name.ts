import type { Language } from '#contract/language.ts';

type PersonNames = { name: string; nickname: string; nickname_eng: string };

/** The English name if the interface is in English and the school provides one, otherwise `name`. */
export function chooseName(name: string, englishName: string, language: Language): string {
  return (language === 'en' && englishName) || name;
}

/** A person's name in a language; a nickname takes precedence over the name. */
export function displayName({ name, nickname, nickname_eng }: PersonNames, language: Language): string {
  return chooseName(nickname || name, nickname_eng, language);
}
