import { type ReactNode, useMemo, useState } from 'react';
import type { PlayerProps } from '#form/activity-views.ts';
import { InkWork, type InkWorkProps } from '#parts/ink/ink-work.tsx';
import type { DrawnValue } from '#parts/ink/model.ts';
import { createLateComponent } from '#ui/browser/late-component.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './ink-answers.module.css';
import { inkAnswerMessages } from './messages.ts';
import { useAddresses, useInkLayers } from './use-ink-layers.ts';
import { usePageLayers } from './use-page-layers.ts';

const InkReplay = createLateComponent(
  async () => (await import('#parts/ink/replay/ink-replay.tsx')).InkReplay,
);

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
    toolbarEnd?: ReactNode;
    /** `pages` is this page of the attempt's alone. */
    pageNumber?: number;
  };

/** Pages on which a student draws the answers, with what a teacher wrote on them. What is handed in can be replayed. */
export function InkPlayer({ mode, context, isLocked = false, toolbarEnd, pageNumber, ...work }: InkPlayerProps) {
  const { spaces } = context;
  const layers = usePageLayers(useInkLayers(spaces), pageNumber);
  const addresses = useAddresses(context, spaces);
  const t = useMessages(inkAnswerMessages);
  const [isReplaying, setReplaying] = useState(false);
  const replayedLayers = useMemo(() => layers.filter(({ name }) => name === 'ink'), [layers]);
  if (layers.length === 0) return <Skeleton lines={6} height="3rem" />;
  const toggle = mode === 'review' && (
    <Button look="soft" onClick={() => setReplaying(!isReplaying)}>
      {t(isReplaying ? 'end_replay' : 'replay')}
    </Button>
  );
  if (isReplaying && mode === 'review')
    return (
      <div className={styles.stage}>
        <div>
          {toggle}
          <InkReplay
            label={work.label}
            pages={work.pages}
            layers={replayedLayers}
            addresses={addresses}
            nameOf={context.nameOf}
          />
        </div>
      </div>
    );
  return (
    <div className={styles.stage}>
      <InkWork
        {...work}
        toolbarEnd={
          <>
            {toggle}
            {toolbarEnd}
          </>
        }
        layers={layers}
        writesTo={mode === 'work' && !isLocked ? 'ink' : undefined}
        me={spaces?.me.user_id ?? 0}
        addresses={addresses}
        nameOf={context.nameOf}
      />
    </div>
  );
}
