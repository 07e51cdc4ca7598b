import { NumberInput, Text, Textarea, TextInput } from '@mantine/core';
import { attemptsAllowedMax, descriptionMaxLength, timeLimitMaxMinutes } from '#contract/limits.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { ExceptionErrors, ExceptionForm } from './exception-form.ts';
import { exceptionMessages } from './exception-messages.ts';

type ActionFieldsProps = {
  form: ExceptionForm;
  errors: ExceptionErrors;
  onChange: (change: Partial<ExceptionForm>) => void;
};

type NumberFieldProps = {
  name: 'minutes' | 'attempts';
  value: number | '';
  max: number;
  error: string | undefined;
  onChange: (value: number | '') => void;
};

function NumberField({ name, value, max, error, onChange }: NumberFieldProps) {
  const t = useMessages(exceptionMessages);
  return (
    <NumberInput
      label={t(name)}
      value={value}
      min={1}
      max={max}
      clampBehavior="none"
      inputMode="numeric"
      error={error}
      onChange={(newValue) => onChange(typeof newValue === 'number' ? newValue : '')}
    />
  );
}

/** An explanation of the chosen action, and the fields that it needs. */
export function ActionFields({ form, errors, onChange }: ActionFieldsProps) {
  const t = useMessages(exceptionMessages);
  const { action, minutes, attempts, dueAt, message } = form;
  const isReopening = action === 'reopen' || action === 'return';
  return (
    <>
      <Text size="sm" c="dimmed">
        {t(`${action}_note`)}
      </Text>
      {action === 'extra_time' && (
        <NumberField
          name="minutes"
          value={minutes}
          max={timeLimitMaxMinutes}
          error={errors.minutes}
          onChange={(value) => onChange({ minutes: value })}
        />
      )}
      {action === 'extra_attempt' && (
        <NumberField
          name="attempts"
          value={attempts}
          max={attemptsAllowedMax}
          error={errors.attempts}
          onChange={(value) => onChange({ attempts: value })}
        />
      )}
      {isReopening && (
        <Textarea
          label={t('message')}
          required={action === 'return'}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={descriptionMaxLength}
          value={message}
          error={errors.message}
          onChange={(event) => onChange({ message: event.currentTarget.value })}
        />
      )}
      {(action === 'own_due' || isReopening) && (
        <TextInput
          type="datetime-local"
          label={t(isReopening ? 'submit_by' : 'due_at')}
          value={dueAt}
          error={errors.dueAt}
          onChange={(event) => onChange({ dueAt: event.currentTarget.value })}
        />
      )}
    </>
  );
}
