import { defineMessages, type OfferableLanguage } from '#contract/language.ts';
import { call } from '#ui/api/call.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { getUserinfo } from './session-store.ts';

/** The name of each language in that language. */
export const languageNames: Record<OfferableLanguage, { name: string; tag: string }> = {
  'zh-cn': { name: '简体中文', tag: 'zh-Hans-CN' },
  'zh-hk': { name: '繁體中文', tag: 'zh-Hant-HK' },
  'zh-tw': { name: '繁體中文（台灣）', tag: 'zh-Hant-TW' },
  en: { name: 'English', tag: 'en' },
};

const messages = defineMessages({
  switched: { en: 'Language switched', 'zh-hk': '已切換語言', 'zh-cn': '语言已切换' },
});

/** Switches the language, confirms it in the new language and, if signed in, saves it on the server. */
export function switchLanguage(language: OfferableLanguage): void {
  setLanguage(language);
  showToast('success', translate(messages, 'switched'));
  if (getUserinfo()) call('POST /user/language', { language }, { quiet: true }).catch(() => undefined);
}
