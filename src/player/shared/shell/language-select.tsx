import { type Language, languageTag, type OfferableLanguage, resolveLanguage } from '#contract/language.ts';
import { getCurrentStudent } from '#player/session.ts';
import { Icon } from '#player/shared/icons.tsx';
import { call } from '#ui/api/call.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { setLanguage, useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useOfferedLanguages } from '#ui/school-store.ts';
import styles from './language-select.module.css';

/** The name of each language in that language. */
const languageNames: Record<OfferableLanguage, string> = {
  'zh-cn': '简体',
  'zh-hk': '繁體',
  'zh-tw': '繁體（台灣）',
  en: 'English',
};

function changeLanguage(language: Language): void {
  setLanguage(language);
  const student = getCurrentStudent();
  if (student && !student.isGuest)
    void call('POST /user/language', { language }, { quiet: true }).catch(() => undefined);
}

export function LanguageSelect() {
  const t = useMessages(commonMessages);
  const language = useLanguage();
  const { offeredLanguages, shownLanguage } = useOfferedLanguages(language);
  return (
    <label className={styles.select}>
      <Icon name="globe" />
      <span className="el-visually-hidden">{t('language')}</span>
      <select
        value={shownLanguage}
        onChange={(event) => changeLanguage(resolveLanguage(event.currentTarget.value))}
      >
        {offeredLanguages.map((each) => (
          <option key={each} value={each} lang={languageTag(each)}>
            {languageNames[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
