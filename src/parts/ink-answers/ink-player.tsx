import type { ReactNode } from 'react';
import type { PlayerProps } from '#form/activity-views.ts';
import { InkWork, type InkWorkProps } from '#parts/ink/ink-work.tsx';
import type { DrawnValue } from '#parts/ink/model.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './ink-answers.module.css';
import { useAddresses, useInkLayers } from './use-ink-layers.ts';

type InkPlayerProps = Pick<PlayerProps, 'mode' | 'context' | 'onItems'> &
  Pick<
    InkWorkProps,
    | 'label'
    | 'pages'
    | 'tools'
    | 'colours'
    | 'widths'
    | 'pictures'
    | 'fits'
    | 'initialPage'
    | 'exportName'
    | 'onShownPage'
    | 'onControls'
    | 'renderOver'
  > & {
    /** The question of something drawn, as `questionOf` of the space gives it; the same function each time. */
    questionOf: (value: DrawnValue) => string;
    /** The answer cannot be changed any more, although the attempt goes on. */
    isLocked?: boolean;
    toolbarEnd?: ReactNode;
  };

/** Pages on which a student draws the answers, with what a teacher wrote on them. */
export function InkPlayer({ mode, context, isLocked = false, ...work }: InkPlayerProps) {
  const { spaces } = context;
  const layers = useInkLayers(spaces);
  const addresses = useAddresses(context, spaces);
  if (layers.length === 0) return <Skeleton lines={6} height="3rem" />;
  return (
    <div className={styles.stage}>
      <InkWork
        {...work}
        layers={layers}
        writesTo={mode === 'work' && !isLocked ? 'ink' : undefined}
        me={spaces?.me.user_id ?? 0}
        addresses={addresses}
        nameOf={context.nameOf}
      />
    </div>
  );
}
