import { type ReactNode, useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { useUserinfo } from '#teacher/shared/session-store.ts';
import { useToday } from '#teacher/shared/use-today.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from '../home.module.css';
import { homeMessages } from '../messages.ts';
import { TodayClassChoice } from './today-class-choice.tsx';
import { TodayGroups } from './today-groups.tsx';

type TaughtClasses = ApiReply<'GET /teacher/index'>['class_list'];

type TodaySectionProps = {
  calendarId: number;
  classes: TaughtClasses;
  /** A group that others make, beside those of today. */
  needs: ReactNode;
};

/** Tasks of today in a term, and news. */
export function TodaySection({ calendarId, classes, needs }: TodaySectionProps) {
  const t = useMessages(homeMessages);
  const formats = useFormats();
  const isAdmin = useUserinfo()?.roles.includes('admin') ?? false;
  const [chosenClassId, setChosenClassId] = useState<number>();
  const today = useToday();
  const { data, error, refetch } = useCall(
    'GET /teacher/today',
    { calendar_id: calendarId, class_id: chosenClassId },
    { refetchMs: 60_000, quiet: true, keepPrevious: true },
  );
  return (
    <section aria-labelledby="today-title" className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 id="today-title">{t('today')}</h2>
        {isAdmin && data && classes.length > 0 && (
          <TodayClassChoice classes={classes} today={data} onChoose={setChosenClassId} />
        )}
        <span className={styles.date}>{formats.dateWithWeekday(today)}</span>
      </div>
      {data ? (
        <TodayGroups today={data} needs={needs} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={2} height="6rem" />
      )}
    </section>
  );
}
