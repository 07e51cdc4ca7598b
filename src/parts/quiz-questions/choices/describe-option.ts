import { defineMessages, formatText, type Language } from '#contract/language.ts';
import { toText } from '#parts/formatted-text/plain-text.ts';
import { optionLetter } from '../body-words.ts';
import type { Answer } from './schema.ts';

const messages = defineMessages({
  picture_answer: { en: 'Picture', 'zh-hk': '圖片', 'zh-cn': '图片' },
});

/** An option in one line, with its letter: its text, else the description of its picture. */
export function describeOption({ kind, text, picture }: Answer, index: number, lang: Language): string {
  const shownText = toText(text).trim();
  const name =
    kind === 'word' || shownText
      ? shownText
      : picture?.alt.trim() || formatText(messages.picture_answer, lang);
  return `${optionLetter(index)}. ${name}`;
}
