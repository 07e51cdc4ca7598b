import { Select } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { ClassCard } from '#teacher/features/home/class-card.tsx';
import { partOfDay } from '#teacher/features/home/greeting.ts';
import { homeMessages } from '#teacher/features/home/messages.ts';
import { TodaySection } from '#teacher/features/home/today.tsx';
import { displayName } from '#teacher/shared/display-name.ts';
import { useUserinfo } from '#teacher/shared/session-store.ts';
import { selectUnits, useUnitSelection } from '#teacher/shared/unit-selection.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptyUnits } from '#ui/illustrations/empty-units.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './home.module.css';

type Index = ApiReply<'GET /teacher/index'>;

function Greeting() {
  const t = useMessages(homeMessages);
  const language = useLanguage();
  const userinfo = useUserinfo();
  const [hour] = useState(() => new Date().getHours());
  const name = userinfo ? displayName(userinfo, language) : '';
  return <h1>{t(partOfDay(hour), { name })}</h1>;
}

function ClassCards({ index, calendarId }: { index: Index; calendarId: number | undefined }) {
  const t = useMessages(homeMessages);
  if (index.class_list.length === 0 || calendarId === undefined) {
    return <EmptyState picture={<EmptyUnits />} title={t('no_classes')} text={t('no_classes_text')} />;
  }
  return (
    <ul className={styles.cards}>
      {index.class_list.map((item) => (
        <ClassCard key={item.class_id} item={item} calendarId={calendarId} />
      ))}
    </ul>
  );
}

type Props = {
  /** The term in the address, if any. */
  wishedCalendar: number | undefined;
  onCalendar: (calendarId: number) => void;
};

/** The start page: classes of a term and what needs the teacher today. */
export function HomeView({ wishedCalendar, onCalendar }: Props) {
  const t = useMessages(homeMessages);
  const selection = useUnitSelection();
  const wished = wishedCalendar ?? selection.calendar_id;
  const { data, error, refetch } = useCall(
    'GET /teacher/index',
    { calendar_id: wished },
    { keepPrevious: true, quiet: true },
  );
  // A remembered term may be gone, or belong to somebody else.
  const isKnown = data?.calendar_list.some(({ id }) => id === wished) ?? true;
  const calendarId = (isKnown ? wished : undefined) ?? data?.current_calendar_id ?? undefined;

  useEffect(() => {
    if (calendarId !== undefined && calendarId !== selection.calendar_id)
      selectUnits({ calendar_id: calendarId });
  }, [calendarId, selection.calendar_id]);

  return (
    <>
      <div className={styles.head}>
        <Greeting />
        {data && data.calendar_list.length > 0 && (
          <Select
            aria-label={t('term')}
            className={styles.term}
            data={data.calendar_list.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={calendarId === undefined ? null : String(calendarId)}
            allowDeselect={false}
            onChange={(value) => value && onCalendar(Number(value))}
          />
        )}
      </div>
      <section aria-labelledby="classes-title" className={styles.section}>
        <h2 id="classes-title">{t('my_classes')}</h2>
        {data ? (
          <ClassCards index={data} calendarId={calendarId} />
        ) : error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={2} height="8rem" />
        )}
      </section>
      {calendarId !== undefined && <TodaySection calendarId={calendarId} />}
    </>
  );
}
