import type { ReactNode } from 'react';
import type { ApiReply } from '#contract/api.ts';
import styles from '../home.module.css';
import { NewsGroup } from '../news/news.tsx';
import { BehindGroup } from './behind-group.tsx';
import { DueGroup } from './due-group.tsx';
import { MarkGroup } from './mark-group.tsx';
import { WorkingNow } from './working-now.tsx';

type TodayReply = ApiReply<'GET /teacher/today'>;

/**
 * Coursewares that students work on; below, coursewares due today and soon, coursewares to mark, students who missed
 * due times, news, and those who need the teacher now.
 */
export function TodayGroups({ today, needs }: { today: TodayReply; needs: ReactNode }) {
  return (
    <>
      <WorkingNow working={today.working} hasMore={today.has_more.working} />
      <div className={styles.groups}>
        <DueGroup items={today.due_soon} hasMore={today.has_more.due_soon} />
        <MarkGroup items={today.to_mark} hasMore={today.has_more.to_mark} />
        <BehindGroup students={today.behind} hasMore={today.has_more.behind} />
        <NewsGroup />
        <div className={styles.wide}>{needs}</div>
      </div>
    </>
  );
}
