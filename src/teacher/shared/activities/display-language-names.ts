import type { Language } from '#contract/language.ts';

/** The names of the languages that an activity can be in, each in that language. */
export const displayLanguageNames: Record<Language, string> = {
  'zh-hk': '繁體中文（香港）',
  'zh-cn': '简体中文',
  'zh-tw': '繁體中文（台灣）',
  en: 'English',
};
