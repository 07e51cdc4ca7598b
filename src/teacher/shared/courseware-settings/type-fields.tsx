import { NativeSelect, NumberInput, Radio, SegmentedControl, Stack, Switch } from '@mantine/core';
import { useId } from 'react';
import { findActivityViews } from '#activities/views.ts';
import { countingAttempts, feedbackRules, type TypeSetting } from '#contract/choices.ts';
import { formatText } from '#contract/language.ts';
import { timeLimitMaxMinutes } from '#contract/limits.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './settings-fields.module.css';
import type { SettingsForm } from './settings-form.ts';
import { settingsMessages } from './settings-messages.ts';
import type { SettingsErrors } from './validate-settings.ts';

const attemptLimits = [1, 2, 3, 5, 0];

type TypeFieldsProps = {
  /** The activity's type. */
  type: string;
  /** The settings that the activity's type declares; only these are shown. */
  typeSettings: readonly TypeSetting[];
  form: SettingsForm;
  errors: SettingsErrors;
  onChange: (changedFields: Partial<SettingsForm>) => void;
};

/** Settings that only some activity types have: attempts, time limit, order, feedback. */
export function TypeFields({ typeSettings, ...props }: TypeFieldsProps) {
  const t = useMessages(settingsMessages);
  const has = (...names: TypeSetting[]) => names.some((name) => typeSettings.includes(name));
  return (
    <>
      {has('attempts_allowed', 'counting_attempt', 'time_limit_minutes', 'shuffle') && (
        <fieldset className={styles.part}>
          <legend>{t('how_often')}</legend>
          {has('attempts_allowed') && <AttemptsField {...props} />}
          {has('counting_attempt') && props.form.attempts_allowed !== 1 && <CountingField {...props} />}
          {has('time_limit_minutes') && <TimeLimitFields {...props} />}
          {has('shuffle') && (
            <Switch
              label={t('shuffle')}
              description={t('shuffle_note')}
              checked={props.form.shuffle}
              onChange={(event) => props.onChange({ shuffle: event.currentTarget.checked })}
            />
          )}
        </fieldset>
      )}
      {has('feedback_rule') && <FeedbackFields {...props} mayHoldMarks={has('marks_held')} />}
    </>
  );
}

type FieldProps = Omit<TypeFieldsProps, 'typeSettings'>;

function AttemptsField({ form, onChange }: FieldProps) {
  const t = useMessages(settingsMessages);
  const limitChoices = attemptLimits.includes(form.attempts_allowed)
    ? attemptLimits
    : [form.attempts_allowed, ...attemptLimits];
  const nameAttemptLimit = (count: number) => {
    if (count === 0) return t('unlimited');
    return count === 1 ? t('once') : t('times', { count });
  };
  return (
    <NativeSelect
      label={t('attempts_allowed')}
      value={form.attempts_allowed}
      data={limitChoices.map((count) => ({ value: String(count), label: nameAttemptLimit(count) }))}
      onChange={(event) => onChange({ attempts_allowed: Number(event.currentTarget.value) })}
    />
  );
}

function CountingField({ form, onChange }: FieldProps) {
  const t = useMessages(settingsMessages);
  const id = useId();
  return (
    <div>
      <p id={`${id}-counting`} className={styles.label}>
        {t('counting_attempt')}
      </p>
      <SegmentedControl
        fullWidth
        aria-labelledby={`${id}-counting`}
        value={form.counting_attempt}
        data={countingAttempts.map((value) => ({ value, label: t(`counting_${value}`) }))}
        onChange={(counting_attempt) => onChange({ counting_attempt })}
      />
    </div>
  );
}

function TimeLimitFields({ type, form, errors, onChange }: FieldProps) {
  const t = useMessages(settingsMessages);
  const language = useLanguage();
  const ownNote = findActivityViews(type)?.timeLimitNote;
  return (
    <>
      <Switch
        label={t('has_time_limit')}
        description={ownNote ? formatText(ownNote, language) : t('time_limit_note')}
        checked={form.hasTimeLimit}
        onChange={(event) => onChange({ hasTimeLimit: event.currentTarget.checked })}
      />
      {form.hasTimeLimit && (
        <NumberInput
          label={t('time_limit_minutes')}
          value={form.timeLimitMinutes}
          min={1}
          max={timeLimitMaxMinutes}
          clampBehavior="none"
          hideControls
          inputMode="numeric"
          error={errors.timeLimitMinutes && t(errors.timeLimitMinutes, { max: timeLimitMaxMinutes })}
          onChange={(value) => onChange({ timeLimitMinutes: typeof value === 'number' ? value : '' })}
        />
      )}
    </>
  );
}

function FeedbackFields({ form, onChange, mayHoldMarks }: FieldProps & { mayHoldMarks: boolean }) {
  const t = useMessages(settingsMessages);
  const id = useId();
  return (
    <fieldset className={styles.part}>
      <legend>{t('feedback_rule')}</legend>
      <Stack gap="xs">
        {feedbackRules.map((rule) => (
          <Radio
            key={rule}
            name={`${id}-feedback`}
            label={t(rule)}
            description={t(`${rule}_note`)}
            checked={form.feedback_rule === rule}
            onChange={() => onChange({ feedback_rule: rule })}
          />
        ))}
      </Stack>
      {mayHoldMarks && form.feedback_rule !== 'never' && (
        <Switch
          label={t('marks_held')}
          description={t('marks_held_note')}
          checked={form.marks_held}
          onChange={(event) => onChange({ marks_held: event.currentTarget.checked })}
        />
      )}
    </fieldset>
  );
}
