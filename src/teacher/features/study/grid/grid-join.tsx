import { Suspense, useEffect, useState } from 'react';
import { formatJoinCode, isJoinable, playAddress } from '#teacher/shared/coursewares/coursewares.ts';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import { iconProps } from '#teacher/shared/rows/row-icons.ts';
import { usePreload } from '#teacher/shared/use-preload.ts';
import { useCall } from '#ui/api/hooks.ts';
import type { Grid } from '../grid-model.ts';
import styles from './grid-join.module.css';

const JoinPanel = createLazyPart(
  async () => (await import('#teacher/shared/joining/join-panel.tsx')).JoinPanel,
);

type JoinableCourseware = Pick<
  Grid['courseware'],
  'courseware_id' | 'unit_id' | 'class_name' | 'join_code' | 'is_open' | 'due_at' | 'late_until'
>;

const timerMaxMs = 86_400_000;

/** Whether students can still join. Becomes false when no work is accepted any more. */
export function useCanJoin({
  is_open,
  due_at,
  late_until,
}: Pick<JoinableCourseware, 'is_open' | 'due_at' | 'late_until'>): boolean {
  const [now, setNow] = useState(Date.now);
  const acceptedUntil = late_until ?? due_at;
  const remainingMs = acceptedUntil === null ? null : acceptedUntil - now;
  useEffect(() => {
    if (remainingMs === null || remainingMs <= 0) return undefined;
    // Browsers limit timers to 24 days, so a longer wait is split into several.
    const timer = setTimeout(() => setNow(Date.now()), Math.min(remainingMs + 1, timerMaxMs));
    return () => clearTimeout(timer);
  }, [remainingMs]);
  return is_open && (remainingMs === null || remainingMs > 0);
}

function GridJoinPanel({ courseware, onClose }: { courseware: JoinableCourseware; onClose: () => void }) {
  const { unit_id, courseware_id, class_name } = courseware;
  const { data } = useCall('GET /teacher/course_list', { unit_id });
  const item = data?.course_list.find(({ id }) => id === courseware_id);
  if (!item || !isJoinable(item)) return null;
  return (
    <Suspense fallback={null}>
      <JoinPanel courseware={item} className={class_name} opener={openerId} onClose={onClose} />
    </Suspense>
  );
}

const openerId = 'grid-join';

/** The join code and its address for late-comers. A click shows both large with the QR code. */
export function GridJoinCode({ courseware }: { courseware: JoinableCourseware }) {
  const [isPanelShown, setPanelShown] = useState(false);
  const canJoin = useCanJoin(courseware);
  usePreload(JoinPanel.load, canJoin);
  if (!canJoin) return null;
  return (
    <>
      <button
        type="button"
        data-opener={openerId}
        {...iconProps('qr', styles.join)}
        onClick={() => setPanelShown(true)}
      >
        <span className={styles.words}>
          <span>{playAddress()}</span> <strong>{formatJoinCode(courseware.join_code)}</strong>
        </span>
      </button>
      {isPanelShown && <GridJoinPanel courseware={courseware} onClose={() => setPanelShown(false)} />}
    </>
  );
}
