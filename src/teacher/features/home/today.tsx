import { IconCircleCheck, IconClockHour4, IconPencilCheck, IconUserExclamation } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { homeMessages } from '#teacher/features/home/messages.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './home.module.css';

type Today = ApiReply<'GET /teacher/today'>;

type GroupProps = {
  kind: string;
  title: string;
  icon: ReactNode;
  empty: string;
  children: readonly ReactNode[];
};

function Group({ kind, title, icon, empty, children }: GroupProps) {
  return (
    <section className={styles.group} data-kind={kind}>
      <h3>
        {icon}
        <span>{title}</span>
        {children.length > 0 && <span className={styles.count}>{children.length}</span>}
      </h3>
      {children.length > 0 ? (
        <ul className={styles.rows}>{children}</ul>
      ) : (
        <p className={styles.calm}>
          <IconCircleCheck size={20} aria-hidden="true" />
          {empty}
        </p>
      )}
    </section>
  );
}

function CoursewareRow({ item, note }: { item: Today['due_soon'][number]; note: string }) {
  const place = `${item.class_name} · ${item.subject_name} · ${item.unit_name}`;
  return (
    <li>
      <Link
        to="/study-situation-view/grid"
        search={{ courseware_id: item.courseware_id }}
        className={styles.row}
      >
        <strong>{item.courseware_name}</strong>
        <span>{place}</span>
        <span className={styles.note}>{note}</span>
      </Link>
    </li>
  );
}

function TodayGroups({ today }: { today: Today }) {
  const t = useMessages(homeMessages);
  const formats = useFormats();
  return (
    <div className={styles.groups}>
      <Group
        kind="due"
        title={t('due_soon')}
        icon={<IconClockHour4 size={22} aria-hidden="true" />}
        empty={t('nothing_due')}
      >
        {today.due_soon.map((item) => {
          const { submitted, assigned, due_at, is_marked } = item;
          const done = t(is_marked ? 'submitted_of' : 'finished_of', { submitted, assigned });
          const due = due_at === null ? done : `${t('due_at', { time: formats.dateTime(due_at) })} · ${done}`;
          return <CoursewareRow key={item.courseware_id} item={item} note={due} />;
        })}
      </Group>
      <Group
        kind="mark"
        title={t('to_mark')}
        icon={<IconPencilCheck size={22} aria-hidden="true" />}
        empty={t('nothing_to_mark')}
      >
        {today.to_mark.map((item) => (
          <CoursewareRow key={item.courseware_id} item={item} note={t('waiting', { count: item.waiting })} />
        ))}
      </Group>
      <Group
        kind="behind"
        title={t('behind')}
        icon={<IconUserExclamation size={22} aria-hidden="true" />}
        empty={t('nobody_behind')}
      >
        {today.behind.map(
          ({ user_id, student_name, class_id, class_name, missing, courseware_id, courseware_name }) => (
            <li key={`${class_id}-${user_id}`}>
              <Link
                to="/study-situation-view/personal-detail"
                search={{ courseware_id, user_id }}
                className={styles.row}
              >
                <strong>{student_name}</strong>
                <span>{`${class_name} · ${courseware_name}`}</span>
                <span className={styles.note}>{t('missing', { count: missing })}</span>
              </Link>
            </li>
          ),
        )}
      </Group>
    </div>
  );
}

/** What needs the teacher in a term. */
export function TodaySection({ calendarId }: { calendarId: number }) {
  const t = useMessages(homeMessages);
  const { data, error, refetch } = useCall(
    'GET /teacher/today',
    { calendar_id: calendarId },
    { refetchMs: 60_000, quiet: true },
  );
  return (
    <section aria-labelledby="today-title" className={styles.section}>
      <h2 id="today-title">{t('today')}</h2>
      {data ? (
        <TodayGroups today={data} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={2} height="6rem" />
      )}
    </section>
  );
}
