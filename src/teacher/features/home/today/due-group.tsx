import { IconClockHour4 } from '@tabler/icons-react';
import type { ApiReply } from '#contract/api.ts';
import { useToday } from '#teacher/shared/use-today.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { HomeGroup } from '../home-group.tsx';
import { homeMessages } from '../messages.ts';
import { CoursewareRow } from './courseware-row.tsx';
import { classifyDueDay } from './due-day.ts';

type DueCourseware = ApiReply<'GET /teacher/today'>['due_soon'][number];

/** Coursewares due today and soon, with the number of their submissions. */
export function DueGroup({ items, hasMore }: { items: readonly DueCourseware[]; hasMore: boolean }) {
  const t = useMessages(homeMessages);
  const formats = useFormats();
  const today = useToday();
  const describeDueTime = (dueAt: number) => {
    const day = classifyDueDay(dueAt, today);
    if (day === 'later') return t('due_at', { time: formats.dateTime(dueAt) });
    return t(`due_${day}`, { time: formats.time(dueAt) });
  };
  return (
    <HomeGroup
      kind="due"
      title={t('due_soon')}
      icon={<IconClockHour4 size={22} aria-hidden="true" />}
      emptyText={t('nothing_due')}
      hasMore={hasMore}
    >
      {items.map((item) => {
        const { submitted, assigned, due_at, is_marked, courseware_id } = item;
        const progressText = t(is_marked ? 'submitted_of' : 'finished_of', { submitted, assigned });
        const note = due_at === null ? progressText : `${describeDueTime(due_at)} · ${progressText}`;
        const isUrgent = due_at !== null && classifyDueDay(due_at, today) === 'today';
        return <CoursewareRow key={courseware_id} item={item} note={note} isUrgent={isUrgent} />;
      })}
    </HomeGroup>
  );
}
