import { NumberInput, Switch } from '@mantine/core';
import { guestLimitMax } from '#contract/limits.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './settings-fields.module.css';
import type { SettingsForm } from './settings-form.ts';
import { settingsMessages } from './settings-messages.ts';
import type { SettingsErrors } from './validate-settings.ts';

type GuestFieldsProps = {
  form: SettingsForm;
  errors: SettingsErrors;
  onChange: (changedFields: Partial<SettingsForm>) => void;
};

/** Chooses whether people without an account may take part, and how many. */
export function GuestFields({ form, errors, onChange }: GuestFieldsProps) {
  const t = useMessages(settingsMessages);
  return (
    <fieldset className={styles.part}>
      <legend className="el-visually-hidden">{t('allow_guests')}</legend>
      <Switch
        label={t('allow_guests')}
        description={t('allow_guests_note')}
        checked={form.allow_guests}
        onChange={(event) => onChange({ allow_guests: event.currentTarget.checked })}
      />
      {form.allow_guests && (
        <NumberInput
          label={t('guest_limit')}
          description={t('guest_limit_note')}
          value={form.guestLimit}
          min={1}
          max={guestLimitMax}
          clampBehavior="none"
          hideControls
          inputMode="numeric"
          error={errors.guestLimit && t(errors.guestLimit, { max: guestLimitMax })}
          onChange={(value) => onChange({ guestLimit: typeof value === 'number' ? value : '' })}
        />
      )}
    </fieldset>
  );
}
