import { formatText } from '#contract/language.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { type ScreenName, screenList } from './screen-list.ts';

/** The title of a screen in the language of the interface, for links to it. */
export function useScreenTitle(name: ScreenName): string {
  const language = useLanguage();
  return formatText(screenList[name].messages.title, language);
}
