import { TextInput } from '@mantine/core';
import { nameMaxLength } from '#contract/limits.ts';
import { dayMessages } from '#teacher/shared/terms/day-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import newTermStyles from './new-term.module.css';
import type { Plan } from './plan.ts';

type DayFieldsProps = { plan: Plan; onChange: (changedFields: Partial<Plan>) => void };

/** Name and days of the new school year. */
export function DayFields({ plan: { name, first_day, last_day }, onChange }: DayFieldsProps) {
  const t = useMessages(dayMessages);
  const dayInputProps = { type: 'date', required: true, max: '2100-12-31' } as const;
  return (
    <div className={newTermStyles.days}>
      <TextInput
        label={t('name')}
        required
        maxLength={nameMaxLength}
        value={name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <TextInput
        {...dayInputProps}
        label={t('first_day')}
        min="2000-01-01"
        value={first_day}
        onChange={({ currentTarget }) => onChange({ first_day: currentTarget.value })}
      />
      <TextInput
        {...dayInputProps}
        label={t('last_day')}
        min={first_day}
        value={last_day}
        onChange={({ currentTarget }) => onChange({ last_day: currentTarget.value })}
      />
    </div>
  );
}
