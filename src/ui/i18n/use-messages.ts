import { formatText, type Language, type Messages, type TextParams } from '#contract/language.ts';
import { getLanguage, useLanguage } from '#ui/i18n/language-store.ts';

export type Translate<M extends Messages> = (key: keyof M & string, params?: TextParams) => string;

export function bindMessages<M extends Messages>(messages: M, language: Language): Translate<M> {
  return (key, params) => {
    const text = messages[key];
    return text ? formatText(text, language, params) : key;
  };
}

/** Texts of a feature in the current language: `const t = useMessages(messages); t('title', { name })`. */
export function useMessages<M extends Messages>(messages: M): Translate<M> {
  return bindMessages(messages, useLanguage());
}

/** Like `useMessages`, outside of components, for texts that are shown once, such as toasts. */
export function translate<M extends Messages>(
  messages: M,
  key: keyof M & string,
  params?: TextParams,
): string {
  return bindMessages(messages, getLanguage())(key, params);
}
