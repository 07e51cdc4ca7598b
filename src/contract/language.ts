/** The languages of the product and the one way its texts are written down and formatted. */

export const languages = ['zh-hk', 'zh-cn', 'en', 'zh-tw'] as const;
export type Language = (typeof languages)[number];

/** Offered in the language selector; zh-tw is a variant that is accepted but not listed. */
export const selectableLanguages = ['zh-cn', 'zh-hk', 'en'] as const satisfies readonly Language[];
export const defaultLanguage: Language = 'zh-hk';

type EnglishText = string | { one: string; other: string };

/** One visible text. zh-tw falls back to zh-hk where Taiwan says the same. */
export type Text = { en: EnglishText; 'zh-hk': string; 'zh-cn': string; 'zh-tw'?: string };
export type Messages = Readonly<Record<string, Text>>;
export type TextParams = Readonly<Record<string, string | number>>;

export function defineMessages<const T extends Messages>(messages: T): T {
  return messages;
}

function textForm(text: Text, lang: Language, params: TextParams): string {
  if (lang === 'zh-tw') return text['zh-tw'] ?? text['zh-hk'];
  const form = text[lang];
  if (typeof form === 'string') return form;
  return Number(params['count']) === 1 ? form.one : form.other;
}

/** The text in `lang`, with each `{name}` replaced from `params`; unknown names stay as they are. */
export function formatText(text: Text, lang: Language, params: TextParams = {}): string {
  return textForm(text, lang, params).replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(params[name] ?? whole),
  );
}

function matchLanguage(tag: string): Language | undefined {
  const lower = tag.trim().toLowerCase();
  const exact = languages.find((lang) => lang === lower);
  if (exact) return exact;
  if (lower.startsWith('en')) return 'en';
  if (/^zh-(hant-)?(hk|mo)/.test(lower)) return 'zh-hk';
  if (/^zh-(hant|tw)/.test(lower)) return 'zh-tw';
  if (/^zh(-|$)/.test(lower)) return /hant/.test(lower) ? 'zh-hk' : 'zh-cn';
  return undefined;
}

/** First language understood among wishes such as `zh-Hant-TW` or `en-GB`, in order; else zh-hk. */
export function resolveLanguage(...wishes: readonly (string | null | undefined)[]): Language {
  for (const wish of wishes) {
    const language = wish ? matchLanguage(wish) : undefined;
    if (language) return language;
  }
  return defaultLanguage;
}

/** BCP 47 tag for `lang` attributes and Intl formatters. */
export function languageTag(lang: Language): string {
  return { 'zh-hk': 'zh-Hant-HK', 'zh-tw': 'zh-Hant-TW', 'zh-cn': 'zh-Hans-CN', en: 'en-HK' }[lang];
}
