import { Input, SegmentedControl, Switch } from '@mantine/core';
import { workByValues } from '#contract/choices.ts';
import { NumberField } from '#parts/quiz-questions/editor-fields/number-field.tsx';
import { fromPickerTime, toPickerTime } from '#ui/dates/picker-time.ts';
import { TimeField } from '#ui/dates/time-field.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { timeLimitMaxMinutes } from '../../limits.ts';
import styles from './settings.module.css';
import { settingsMessages } from './settings-messages.ts';
import type { SettingsPartProps } from './settings-props.ts';

/** Proposals for the rules of the coursewares that are made of the trip. */
export function ProposalFields({ trip, errorAt, onChange }: SettingsPartProps) {
  const t = useMessages(settingsMessages);
  return (
    <section className={styles.card} aria-label={t('proposals')}>
      <h2 className={styles.title}>{t('proposals')}</h2>
      <p className={styles.note}>{t('proposals_hint')}</p>
      <div className={styles.fields}>
        <TimeField
          label={t('due_at')}
          description={t('due_at_hint')}
          placeholder={t('due_at_none')}
          value={toPickerTime(trip.due_at)}
          defaultTime="23:59"
          hasEndOfDayPresets
          data-field="due_at"
          onChange={(text) => onChange({ due_at: fromPickerTime(text) })}
        />
        <NumberField
          label={t('time_limit')}
          description={t(trip.digital_mode === 'site' ? 'time_limit_site_hint' : 'time_limit_hint')}
          placeholder={t('time_limit_none')}
          min={1}
          max={timeLimitMaxMinutes}
          value={trip.time_limit_minutes}
          error={errorAt('time_limit_minutes')}
          data-field="time_limit_minutes"
          onChange={(time_limit_minutes) => onChange({ time_limit_minutes })}
        />
        <Input.Wrapper label={t('work_by')} labelElement="div" description={t('work_by_hint')}>
          <SegmentedControl
            fullWidth
            mt={5}
            aria-label={t('work_by')}
            value={trip.work_by}
            data={workByValues.map((value) => ({ value, label: t(`work_by_${value}`) }))}
            onChange={(work_by) => onChange({ work_by })}
          />
        </Input.Wrapper>
        <Switch
          label={t('homework')}
          description={t('homework_hint')}
          checked={trip.is_homework}
          data-field="is_homework"
          onChange={(event) => onChange({ is_homework: event.currentTarget.checked })}
        />
      </div>
    </section>
  );
}
