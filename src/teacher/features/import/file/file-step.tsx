import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from '../import.module.css';
import { importScreenMessages } from '../import-screen-messages.ts';
import { ListPicker } from './list-picker.tsx';

/** The first step: choosing the school year and the file. */
export function FileStep() {
  const t = useMessages(importScreenMessages);
  const [chosenCalendarId, setChosenCalendarId] = useState<number>();
  const index = useCall('GET /teacher/index', {}, { reportsInPlace: true });
  if (index.isPending) return <Skeleton lines={3} height="2.75rem" />;
  if (index.isError) return <LoadError error={index.error} onRetry={() => void index.refetch()} />;
  const { calendar_list, current_calendar_id } = index.data;
  const calendar_id = chosenCalendarId ?? current_calendar_id ?? calendar_list[0]?.id;
  if (calendar_id === undefined) return <p role="alert">{t('no_school_year')}</p>;
  return (
    <>
      <NativeSelect
        className={styles.year ?? ''}
        label={t('school_year')}
        value={String(calendar_id)}
        data={calendar_list.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ currentTarget }) => setChosenCalendarId(Number(currentTarget.value))}
      />
      <ListPicker calendarId={calendar_id} />
    </>
  );
}
