import { Switch } from '@mantine/core';
import { NumberField } from '#parts/quiz-questions/editor-fields/number-field.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { radiusMaxM, radiusMinM } from '../../limits.ts';
import type { Stop } from '../../model.ts';
import styles from './panel.module.css';
import { panelMessages } from './panel-messages.ts';

type CheckIn = Stop['check_in'];

type CheckInFieldsProps = {
  checkIn: CheckIn;
  /** `stops.0.check_in` for the first stop. */
  field: string;
  errorAt: (field: string) => string | undefined;
  onChange: (changed: Partial<CheckIn>) => void;
};

/** How students say that they are at the stop. */
export function CheckInFields({ checkIn, field, errorAt, onChange }: CheckInFieldsProps) {
  const t = useMessages(panelMessages);
  return (
    <fieldset className={styles.checkIn}>
      <legend className={styles.title}>{t('check_in')}</legend>
      <Switch
        label={t('by_position')}
        description={t('by_position_hint')}
        checked={checkIn.by_position}
        data-field={`${field}.by_position`}
        onChange={(event) => onChange({ by_position: event.currentTarget.checked })}
      />
      {checkIn.by_position && (
        <NumberField
          label={t('radius')}
          min={radiusMinM}
          max={radiusMaxM}
          value={checkIn.radius_m}
          error={errorAt(`${field}.radius_m`)}
          data-field={`${field}.radius_m`}
          onChange={(radius_m) => onChange({ radius_m })}
        />
      )}
      <Switch
        label={t('by_code')}
        description={t('by_code_hint')}
        checked={checkIn.by_code}
        data-field={`${field}.by_code`}
        onChange={(event) => onChange({ by_code: event.currentTarget.checked })}
      />
      {checkIn.by_code && <p className={styles.code}>{t('code', { code: checkIn.code })}</p>}
      <p className={styles.hint}>{t('word_hint')}</p>
    </fieldset>
  );
}
