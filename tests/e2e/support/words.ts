import { formatText, type Language, type Messages, type TextParams } from '#contract/language.ts';

/** Returns a function for the texts of a screen in `lang`: `const t = words(unitMessages, lang); t('create')`. */
export function words<M extends Messages>(messages: M, lang: Language) {
  return (key: keyof M & string, params?: TextParams): string => {
    const text = messages[key];
    if (!text) throw new Error(`No text '${key}'`);
    return formatText(text, lang, params);
  };
}
