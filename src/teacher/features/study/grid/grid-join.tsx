import { lazy, Suspense, useEffect, useState } from 'react';
import { formatJoinCode, isJoinable, playAddress } from '#teacher/shared/coursewares/coursewares.ts';
import { iconProps } from '#teacher/shared/rows/row-icons.ts';
import { useCall } from '#ui/api/hooks.ts';
import styles from './grid-join.module.css';
import type { Grid } from './grid-model.ts';

const JoinPanel = lazy(async () => ({
  default: (await import('#teacher/shared/joining/join-panel.tsx')).JoinPanel,
}));

type Joinable = Pick<
  Grid['courseware'],
  'courseware_id' | 'unit_id' | 'class_name' | 'join_code' | 'is_open' | 'due_at'
>;

const longestWaitMs = 86_400_000;

/** Whether students can still join; changes when the due time has passed. */
export function useCanJoin({ is_open, due_at }: Pick<Joinable, 'is_open' | 'due_at'>): boolean {
  const [now, setNow] = useState(Date.now);
  const leftMs = due_at === null ? null : due_at - now;
  useEffect(() => {
    if (leftMs === null || leftMs <= 0) return undefined;
    // Browsers limit timers to 24 days.
    const timer = setTimeout(() => setNow(Date.now()), Math.min(leftMs + 1, longestWaitMs));
    return () => clearTimeout(timer);
  }, [leftMs]);
  return is_open && (leftMs === null || leftMs > 0);
}

function Panel({ courseware, onClose }: { courseware: Joinable; onClose: () => void }) {
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
export function GridJoinCode({ courseware }: { courseware: Joinable }) {
  const [isShown, setShown] = useState(false);
  const isOpen = useCanJoin(courseware);
  if (!isOpen) return null;
  return (
    <>
      <button
        type="button"
        data-opener={openerId}
        {...iconProps('qr', styles.join)}
        onClick={() => setShown(true)}
      >
        <span className={styles.words}>
          <span>{playAddress()}</span> <strong>{formatJoinCode(courseware.join_code)}</strong>
        </span>
      </button>
      {isShown && <Panel courseware={courseware} onClose={() => setShown(false)} />}
    </>
  );
}
