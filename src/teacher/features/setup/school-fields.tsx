import { useId, useState } from 'react';
import { selectableLanguages } from '#contract/language.ts';
import { languageNames } from '#teacher/shared/switch-language.ts';
import {
  listCommonZones,
  listOtherZones,
  type NamedZone,
} from '#teacher/shared/time-zones/list-time-zones.ts';
import { zoneMessages } from '#teacher/shared/time-zones/zone-messages.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { TextField } from '#ui/primitives/text-field.tsx';
import { PickButton } from '#ui/upload/pick/pick-button.tsx';
import styles from './setup.module.css';
import { type FieldsProps, fieldOf, SetupCard } from './setup-fields.tsx';
import { setupMessages } from './setup-messages.ts';

function LanguageFields({ draft, errors, onChange }: FieldsProps) {
  const t = useMessages(setupMessages);
  const isChosen = (language: (typeof selectableLanguages)[number]) => draft.languages.includes(language);
  return (
    <fieldset className={styles.choices}>
      <legend>{t('languages')}</legend>
      {selectableLanguages.map((language) => (
        <label key={language} lang={languageNames[language].tag}>
          <input
            type="checkbox"
            checked={isChosen(language)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({
                languages: selectableLanguages.filter((each) =>
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

function ZoneField({ draft, onChange }: FieldsProps) {
  const t = useMessages(setupMessages);
  const id = useId();
  const names = useMessages(zoneMessages);
  const language = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const show = (zones: readonly NamedZone[]) =>
    zones.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{t('time_zone')}</label>
      <select
        id={id}
        value={draft.time_zone}
        onFocus={() => setWhole(true)}
        onChange={({ currentTarget }) => onChange({ time_zone: currentTarget.value })}
      >
        <optgroup label={names('common')}>{show(listCommonZones(draft.time_zone, language))}</optgroup>
        {isWhole && (
          <optgroup label={names('others')}>{show(listOtherZones(draft.time_zone, language))}</optgroup>
        )}
      </select>
    </div>
  );
}

/** The school itself; its logo is sent once the administrator is signed in. */
export function SchoolFields(
  props: FieldsProps & { logo: File | undefined; onLogo: (file: File | undefined) => void },
) {
  const t = useMessages(setupMessages);
  return (
    <SetupCard id="setup-school" title={t('school')}>
      <TextField label={t('school_name')} autoComplete="organization" {...fieldOf(props, 'school_name')} />
      <div className={styles.logo}>
        <PickButton
          label={t('logo')}
          look="soft"
          accept="image/png,image/jpeg,image/webp"
          onFiles={([file]) => props.onLogo(file)}
        />
        {props.logo?.name}
      </div>
      <LanguageFields {...props} />
      <ZoneField {...props} />
    </SetupCard>
  );
}
