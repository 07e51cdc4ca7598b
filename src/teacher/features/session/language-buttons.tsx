import { languageNames, switchLanguage } from '#teacher/shared/switch-language.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useOfferedLanguages } from '#ui/school-store.ts';
import styles from './login.module.css';

/** The languages that the school offers, side by side; the current one is disabled. */
export function LanguageButtons() {
  const t = useMessages(commonMessages);
  const currentLanguage = useLanguage();
  const { offeredLanguages } = useOfferedLanguages(currentLanguage);
  return (
    <div className={styles.languages} role="group" aria-label={t('language')}>
      {offeredLanguages.map((language) => (
        <button
          key={language}
          type="button"
          lang={languageNames[language].tag}
          disabled={language === currentLanguage}
          aria-pressed={language === currentLanguage}
          onClick={() => switchLanguage(language)}
        >
          {languageNames[language].name}
        </button>
      ))}
    </div>
  );
}
