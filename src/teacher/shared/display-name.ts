import type { Language } from '#contract/language.ts';

type Named = { name: string; nickname: string; nickname_eng: string };

/** What a person is called in a language: the nickname where there is one. */
export function displayName({ name, nickname, nickname_eng }: Named, language: Language): string {
  return (language === 'en' && nickname_eng) || nickname || name;
}
