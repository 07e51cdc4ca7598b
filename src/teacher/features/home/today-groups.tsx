import { IconClockHour4, IconPencilCheck, IconUserExclamation } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { nameWithGroup } from '#contract/rules/group-rules.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { dueDay } from './due-day.ts';
import styles from './home.module.css';
import { HomeGroup } from './home-group.tsx';
import { homeMessages } from './messages.ts';

type Today = ApiReply<'GET /teacher/today'>;
type Item = Today['due_soon'][number];

type CoursewareRowProps = { item: Item; note: string; isUrgent?: boolean; opens?: 'grid' | 'marking' };

function CoursewareRow({ item, note, isUrgent = false, opens = 'grid' }: CoursewareRowProps) {
  return (
    <li>
      <Link
        to={`/study-situation-view/${opens}`}
        search={{ courseware_id: item.courseware_id }}
        className={styles.row}
      >
        <strong>{item.courseware_name}</strong>
        <span>{`${item.class_name} · ${item.subject_name} · ${item.unit_name}`}</span>
        <span className={styles.note} data-urgent={isUrgent || undefined}>
          {note}
        </span>
      </Link>
    </li>
  );
}

function DueGroup({ items, hasMore }: { items: readonly Item[]; hasMore: boolean }) {
  const t = useMessages(homeMessages);
  const formats = useFormats();
  const [now] = useState(Date.now);
  const describeDueTime = (due: number) => {
    const day = dueDay(due, now);
    if (day === 'later') return t('due_at', { time: formats.dateTime(due) });
    return t(`due_${day}`, { time: formats.time(due) });
  };
  return (
    <HomeGroup
      kind="due"
      title={t('due_soon')}
      icon={<IconClockHour4 size={22} aria-hidden="true" />}
      empty={t('nothing_due')}
      hasMore={hasMore}
    >
      {items.map((item) => {
        const { submitted, assigned, due_at, is_marked, courseware_id } = item;
        const done = t(is_marked ? 'submitted_of' : 'finished_of', { submitted, assigned });
        const note = due_at === null ? done : `${describeDueTime(due_at)} · ${done}`;
        const isUrgent = due_at !== null && dueDay(due_at, now) === 'today';
        return <CoursewareRow key={courseware_id} item={item} note={note} isUrgent={isUrgent} />;
      })}
    </HomeGroup>
  );
}

function BehindGroup({ students, hasMore }: { students: Today['behind']; hasMore: boolean }) {
  const t = useMessages(homeMessages);
  return (
    <HomeGroup
      kind="behind"
      title={t('behind')}
      icon={<IconUserExclamation size={22} aria-hidden="true" />}
      empty={t('nobody_behind')}
      hasMore={hasMore}
    >
      {students.map(
        ({ user_id, student_name, group, class_id, class_name, missing, courseware_id, courseware_name }) => (
          <li key={`${class_id}-${user_id}`}>
            <Link
              to="/study-situation-view/personal-detail"
              search={{ courseware_id, user_id }}
              className={styles.row}
            >
              <strong>{nameWithGroup(student_name, group)}</strong>
              <span>{`${class_name} · ${courseware_name}`}</span>
              <span className={styles.note}>{t('missing', { count: missing })}</span>
            </Link>
          </li>
        ),
      )}
    </HomeGroup>
  );
}

function MarkGroup({ items, hasMore }: { items: Today['to_mark']; hasMore: boolean }) {
  const t = useMessages(homeMessages);
  const describe = ({ waiting, returned }: Today['to_mark'][number]) =>
    [
      waiting > 0 && t('waiting', { count: waiting }),
      returned > 0 && t('came_back', { count: returned }),
    ].filter(Boolean);
  return (
    <HomeGroup
      kind="mark"
      title={t('to_mark')}
      icon={<IconPencilCheck size={22} aria-hidden="true" />}
      empty={t('nothing_to_mark')}
      hasMore={hasMore}
    >
      {items.map((item) => (
        <CoursewareRow
          key={item.courseware_id}
          item={item}
          note={describe(item).join(' · ')}
          opens={item.waiting > 0 ? 'marking' : 'grid'}
        />
      ))}
    </HomeGroup>
  );
}

/** Coursewares due today and soon, coursewares to mark, and students who missed due times. */
export function TodayGroups({ today }: { today: Today }) {
  return (
    <>
      <DueGroup items={today.due_soon} hasMore={today.has_more.due_soon} />
      <MarkGroup items={today.to_mark} hasMore={today.has_more.to_mark} />
      <BehindGroup students={today.behind} hasMore={today.has_more.behind} />
    </>
  );
}
