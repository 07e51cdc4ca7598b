import { Select } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { selectUnits, useUnitSelection } from '#teacher/shared/class-filter/unit-selection.ts';
import { useTermChoice } from '#teacher/shared/class-filter/use-term-choice.ts';
import { displayName } from '#teacher/shared/people/display-name.ts';
import { useUserinfo } from '#teacher/shared/session-store.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptyUnits } from '#ui/illustrations/empty-units.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { ClassCard } from './class-card.tsx';
import { partOfDay } from './greeting.ts';
import styles from './home.module.css';
import { homeMessages } from './messages.ts';
import { TodaySection } from './today/today.tsx';
import { useTerm } from './use-term.ts';

/** Lazy, so that its texts load after the content for everybody. */
const BackupNotice = lazy(async () => ({ default: (await import('./backup-notice.tsx')).BackupNotice }));

function Greeting() {
  const t = useMessages(homeMessages);
  const language = useLanguage();
  const userinfo = useUserinfo();
  const [hour] = useState(() => new Date().getHours());
  const name = userinfo ? displayName(userinfo, language) : '';
  return <h1>{t(partOfDay(hour), { name })}</h1>;
}

type CardsProps = { classes: ApiReply<'GET /teacher/index'>['class_list']; calendarId: number | undefined };

function ClassCards({ classes, calendarId }: CardsProps) {
  const t = useMessages(homeMessages);
  if (classes.length === 0 || calendarId === undefined) {
    return <EmptyState picture={<EmptyUnits />} title={t('no_classes')} text={t('no_classes_text')} />;
  }
  return (
    <ul className={styles.cards}>
      {classes.map((item) => (
        <ClassCard key={item.class_id} item={item} calendarId={calendarId} />
      ))}
    </ul>
  );
}

type Props = {
  /** The term in the address, if there is one. */
  requestedTerm: number | undefined;
  onTerm: (calendarId: number) => void;
};

/** The start page: tasks of today and the classes of a term. */
export function HomeView({ requestedTerm, onTerm }: Props) {
  const t = useMessages(homeMessages);
  const termChoice = useTermChoice();
  const selection = useUnitSelection();
  const isAdmin = useUserinfo()?.roles.includes('admin') ?? false;
  const { calendars, chosen, isCurrent, classes, error, refetch } = useTerm(
    requestedTerm ?? selection.calendar_id,
  );

  useEffect(() => {
    if (chosen !== undefined && chosen !== selection.calendar_id) selectUnits({ calendar_id: chosen });
  }, [chosen, selection.calendar_id]);

  return (
    <>
      <div className={styles.head}>
        <Greeting />
        {calendars.length > 0 && (
          <Select
            aria-label={t('term')}
            className={styles.term}
            data={calendars.map(termChoice)}
            value={chosen === undefined ? null : String(chosen)}
            allowDeselect={false}
            onChange={(value) => value && onTerm(Number(value))}
          />
        )}
      </div>
      {isAdmin && (
        <Suspense fallback={null}>
          <BackupNotice />
        </Suspense>
      )}
      {chosen !== undefined && isCurrent && <TodaySection calendarId={chosen} classes={classes ?? []} />}
      <section aria-labelledby="classes-title" className={styles.section}>
        <h2 id="classes-title">{t('my_classes')}</h2>
        {classes ? (
          <ClassCards classes={classes} calendarId={chosen} />
        ) : error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={2} height="8rem" />
        )}
      </section>
    </>
  );
}
