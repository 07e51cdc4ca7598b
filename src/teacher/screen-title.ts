import { formatText } from '#contract/language.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { screens } from './screens.ts';

/** The title of a screen in the language of the interface, for links to it. */
export function useScreenTitle(name: keyof typeof screens): string {
  const language = useLanguage();
  const screen = screens[name].options.staticData?.screen;
  return screen ? formatText(screen.messages.title, language) : '';
}
