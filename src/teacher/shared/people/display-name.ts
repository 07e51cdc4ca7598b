import type { Language } from '#contract/language.ts';

type Named = { name: string; nickname: string; nickname_eng: string };

/** The English name in English, where the school gave one. */
export function chooseName(name: string, english: string, language: Language): string {
  return (language === 'en' && english) || name;
}

/** What a person is called in a language: the nickname where there is one. */
export function displayName({ name, nickname, nickname_eng }: Named, language: Language): string {
  return chooseName(nickname || name, nickname_eng, language);
}
