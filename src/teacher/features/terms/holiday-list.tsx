import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { Term } from '#teacher/shared/terms/term-reads.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { DaysDialog } from './days-dialog.tsx';
import { termMessages } from './term-messages.ts';
import styles from './terms.module.css';

/** The holidays of a school year: adds and deletes them. */
export function HolidayList({ term: { id, name, first_day, holidays } }: { term: Term }) {
  const t = useMessages(termMessages);
  const [isAdding, setIsAdding] = useState(false);
  const add = useSend('POST /admin/holiday_add', {
    refreshes: ['GET /admin/terms'],
    onSuccess: () => setIsAdding(false),
  });
  const remove = useSend('POST /admin/holiday_delete', { refreshes: ['GET /admin/terms'] });
  const opener = `add-holiday-${id}`;
  return (
    <>
      <ul className={styles.holidays} aria-label={t('holidays')}>
        {holidays.map((holiday) => (
          <li key={holiday.id} className={styles.holiday}>
            <span>{`${holiday.name} ${t('days', { from: holiday.first_day, to: holiday.last_day })}`}</span>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('delete_holiday', { name: holiday.name })}
              disabled={remove.isPending}
              onClick={() => remove.mutate({ id: holiday.id })}
            >
              <IconX size={16} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
        <li>
          <Button
            size="xs"
            variant="default"
            data-opener={opener}
            aria-label={t('add_holiday_to', { name })}
            onClick={() => setIsAdding(true)}
          >
            {t('add_holiday')}
          </Button>
        </li>
      </ul>
      {isAdding && (
        <DaysDialog
          title={t('add_holiday_to', { name })}
          initialDays={{ name: '', first_day, last_day: first_day }}
          typedName={`holiday:new:${id}`}
          busy={add.isPending}
          onSave={(days) => add.mutateAsync({ calendar_id: id, ...days })}
          onClose={() => setIsAdding(false)}
          opener={opener}
        />
      )}
    </>
  );
}
