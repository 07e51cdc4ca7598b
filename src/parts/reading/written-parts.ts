import type { ContentPart } from '#activities/activity-type.ts';
import { defineMessages, formatText, type Language, type Text } from '#contract/language.ts';

/** Parts for lists of changes: the title and the note that a teacher wrote. */

const partMessages = defineMessages({
  title: { en: 'Title: {text}', 'zh-hk': '標題：{text}', 'zh-cn': '标题：{text}' },
  note: { en: 'Note: {text}', 'zh-hk': '說明：{text}', 'zh-cn': '说明：{text}' },
});

const shownMax = 200;

/** One part for a text, none for an empty one; `title` has the beginning of a long text. */
export function describeText(id: string, text: string, message: Text, lang: Language): ContentPart[] {
  const value = text.trim();
  if (value === '') return [];
  const shownText = value.length > shownMax ? `${value.slice(0, shownMax)}…` : value;
  return [{ id, title: formatText(message, lang, { text: shownText }), fingerprint: value }];
}

export function listWrittenParts({ title, note = '' }: { title: string; note?: string }, lang: Language) {
  return [
    ...describeText('title', title, partMessages.title, lang),
    ...describeText('note', note, partMessages.note, lang),
  ];
}

/** A part for a web page, identified by its address. */
export function listAddressParts(
  { url, ...written }: { url: string; title: string; note?: string },
  lang: Language,
): ContentPart[] {
  return [{ id: 'address', title: url, fingerprint: url }, ...listWrittenParts(written, lang)];
}
