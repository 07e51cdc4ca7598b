import type { ReactNode } from 'react';
import type { PlayerProps } from '#form/activity-views.ts';
import { InkWork, type InkWorkProps } from '#parts/ink/ink-work.tsx';
import type { DrawnValue } from '#parts/ink/model.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './ink-answers.module.css';
import { useAddresses, useInkLayers } from './use-ink-layers.ts';
import { usePageLayers } from './use-page-layers.ts';
import { WithReplay } from './with-replay.tsx';

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
    | 'firstTool'
    | 'renderTray'
    | 'exportName'
    | 'onShownPage'
    | 'onControls'
    | 'renderOver'
  > & {
    /** The question of something drawn, as `questionOf` of the space gives it; the same function each time. */
    questionOf: (value: DrawnValue) => string;
    /** The answer cannot be changed any more, although the attempt goes on. */
    isLocked?: boolean;
    /** `pages` is this page of the attempt's alone. */
    pageNumber?: number;
  };

/** Pages on which a student draws the answers, with what a teacher wrote on them. What is handed in can be replayed. */
export function InkPlayer({ mode, context, isLocked = false, pageNumber, ...work }: InkPlayerProps) {
  const { spaces } = context;
  const layers = usePageLayers(useInkLayers(spaces), pageNumber);
  const addresses = useAddresses(context, spaces);
  if (layers.length === 0) return <Skeleton lines={6} height="3rem" />;
  const show = (toggle?: ReactNode) => (
    <InkWork
      {...work}
      toolbarEnd={toggle}
      layers={layers}
      writesTo={mode === 'work' && !isLocked ? 'ink' : undefined}
      me={spaces?.me.user_id ?? 0}
      addresses={addresses}
      nameOf={context.nameOf}
    />
  );
  return (
    <div className={styles.stage}>
      {mode === 'review' ? (
        <WithReplay label={work.label} pages={work.pages} layers={layers} context={context}>
          {show}
        </WithReplay>
      ) : (
        show()
      )}
    </div>
  );
}
