import { IconPencilCheck } from '@tabler/icons-react';
import type { ApiReply } from '#contract/api.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { HomeGroup } from '../home-group.tsx';
import { homeMessages } from '../messages.ts';
import { CoursewareRow } from './courseware-row.tsx';

type TodayReply = ApiReply<'GET /teacher/today'>;

/** Coursewares with answers to mark. */
export function MarkGroup({ items, hasMore }: { items: TodayReply['to_mark']; hasMore: boolean }) {
  const t = useMessages(homeMessages);
  const describeCounts = ({ waiting, returned }: TodayReply['to_mark'][number]) =>
    [
      waiting > 0 && t('waiting', { count: waiting }),
      returned > 0 && t('came_back', { count: returned }),
    ].filter(Boolean);
  return (
    <HomeGroup
      kind="mark"
      title={t('to_mark')}
      icon={<IconPencilCheck size={22} aria-hidden="true" />}
      emptyText={t('nothing_to_mark')}
      hasMore={hasMore}
    >
      {items.map((item) => (
        <CoursewareRow
          key={item.courseware_id}
          item={item}
          note={describeCounts(item).join(' · ')}
          targetPage={item.waiting > 0 ? 'marking' : 'grid'}
        />
      ))}
    </HomeGroup>
  );
}
