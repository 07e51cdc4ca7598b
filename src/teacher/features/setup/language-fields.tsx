import { type OfferableLanguage, offerableLanguages } from '#contract/language.ts';
import { languageNames } from '#teacher/shared/switch-language.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './setup.module.css';
import type { FieldsProps } from './setup-fields.ts';
import { setupMessages } from './setup-messages.ts';

/** Chooses the languages of the school. */
export function LanguageFields({ draft, errors, onChange }: FieldsProps) {
  const t = useMessages(setupMessages);
  const isChosen = (language: OfferableLanguage) => draft.languages.includes(language);
  return (
    <fieldset className={styles.choices}>
      <legend>{t('languages')}</legend>
      {offerableLanguages.map((language) => (
        <label key={language} lang={languageNames[language].tag}>
          <input
            type="checkbox"
            name="languages"
            checked={isChosen(language)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({
                languages: offerableLanguages.filter((each) =>
                  each === language ? checked : isChosen(each),
                ),
              })
            }
          />
          {languageNames[language].name}
        </label>
      ))}
      {errors.languages && (
        <p role="alert" className={styles.error}>
          {errors.languages}
        </p>
      )}
    </fieldset>
  );
}
