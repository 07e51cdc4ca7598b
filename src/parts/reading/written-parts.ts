import { defineMessages, formatText, type Language, type Text } from '#contract/language.ts';
import type { ContentPart } from '#form/activity-type.ts';

/** Content parts made of the title and the note that a teacher wrote, for lists of changes. */

const partMessages = defineMessages({
  title: { en: 'Title: {text}', 'zh-hk': '標題：{text}', 'zh-cn': '标题：{text}' },
  note: { en: 'Note: {text}', 'zh-hk': '說明：{text}', 'zh-cn': '说明：{text}' },
});

const shownTextMaxLength = 200;

/** One part for a text, none if it is empty. The part's `title` has only the beginning of a long text. */
export function listTextParts(id: string, text: string, message: Text, lang: Language): ContentPart[] {
  const trimmedText = text.trim();
  if (trimmedText === '') return [];
  const shownText =
    trimmedText.length > shownTextMaxLength ? `${trimmedText.slice(0, shownTextMaxLength)}…` : trimmedText;
  return [{ id, title: formatText(message, lang, { text: shownText }), fingerprint: trimmedText }];
}

export function listWrittenParts({ title, note = '' }: { title: string; note?: string }, lang: Language) {
  return [
    ...listTextParts('title', title, partMessages.title, lang),
    ...listTextParts('note', note, partMessages.note, lang),
  ];
}

/** A part for a web page, identified by its address. */
export function listAddressParts(
  { url, ...writtenTexts }: { url: string; title: string; note?: string },
  lang: Language,
): ContentPart[] {
  return [{ id: 'address', title: url, fingerprint: url }, ...listWrittenParts(writtenTexts, lang)];
}
