import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ViewContext } from '#form/activity-views.ts';
import { InkWork } from '#parts/ink/ink-work.tsx';
import type { InkPage } from '#parts/ink/pages.ts';
import type { StampName } from '#parts/ink/palette.ts';
import answerStyles from '#parts/ink-answers/ink-answers.module.css';
import { teacherColours, teacherTools } from '#parts/ink-answers/teacher-tools.ts';
import { useAddresses } from '#parts/ink-answers/use-ink-layers.ts';
import { createLateComponent } from '#ui/browser/late-component.tsx';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { PeopleHere } from '../board/people-here.tsx';
import { useBoardLayers } from '../board/use-board-layers.ts';
import { useBoardNames } from '../board/use-board-names.ts';
import type { BoardOwner } from '../board-owners.ts';
import styles from './class.module.css';
import type { ClassBoard } from './class-boards.ts';
import { classMessages } from './class-messages.ts';
import { SharesPanel } from './shares-panel.tsx';
import { StickerRow } from './sticker-row.tsx';

const InkReplay = createLateComponent(
  async () => (await import('#parts/ink/replay/ink-replay.tsx')).InkReplay,
);

export type BoardActions = {
  freeze: (isFrozen: boolean) => void;
  addPage: () => void;
  give: (stamp: StampName, page: number) => void;
};

type LargeBoardProps = {
  board: ClassBoard;
  name: string;
  board_of: BoardOwner;
  /** The same array while nothing changes. */
  pages: readonly InkPage[];
  initialPage: number;
  isFrozen: boolean;
  isProjected: boolean;
  /** Absent: it is the only board. */
  steps?: { canStep: (by: number) => boolean; step: (by: number) => void; close: () => void };
  actions: BoardActions;
  context: ViewContext;
};

const stepByKey: ReadonlyMap<string, number> = new Map([
  ['PageDown', 1],
  ['PageUp', -1],
]);
const noName = () => '';

/** One board as large as the screen allows, on which the teacher writes; on a projector it is only looked at. */
export function LargeBoard(props: LargeBoardProps) {
  const { board, name, board_of, pages, isProjected, steps, context } = props;
  const t = useMessages(classMessages);
  const layers = useBoardLayers(board.source, { board_of, showsLive: !isProjected, showsMarking: false });
  const addresses = useAddresses(context, board.source);
  const knownName = useBoardNames(layers, context.nameOf);
  const nameOf = isProjected ? noName : knownName;
  const [shown, setShown] = useState<'board' | 'replay'>('board');
  const [showsShares, setShowsShares] = useState(false);
  const [page, setPage] = useState(props.initialPage);
  const section = useRef<HTMLElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (steps) section.current?.focus({ preventScroll: true });
  });
  useEffect(() => takeFocus(), []);
  const handleKey = (event: KeyboardEvent) => {
    const step = stepByKey.get(pressedKey(event));
    if (!steps || event.defaultPrevented || event.target !== section.current) return;
    if (pressedKey(event) === 'Escape') steps.close();
    else if (step !== undefined && steps.canStep(step)) steps.step(step);
    else return;
    event.preventDefault();
  };
  const label = t('board_of', { name });
  const [drawn] = layers;
  const written = layers.find((layer) => layer.name === 'live_ink' || layer.name === 'class_ink');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of all that is inside
    <section ref={section} tabIndex={-1} aria-label={label} className={styles.large} onKeyDown={handleKey}>
      <Head {...props}>
        {!isProjected && drawn && (
          <LargeTools
            {...props}
            page={page}
            isReplayed={shown === 'replay'}
            onReplay={() => setShown(shown === 'replay' ? 'board' : 'replay')}
            showsShares={showsShares}
            onShares={() => setShowsShares(!showsShares)}
          />
        )}
      </Head>
      {!drawn && <Skeleton lines={6} height="3rem" />}
      {drawn && showsShares && (
        <SharesPanel space={drawn.space} memberIds={board.memberIds} nameOf={nameOf} />
      )}
      {drawn && shown === 'replay' && <InkReplay {...{ label, pages, layers, addresses, nameOf }} />}
      {drawn && shown === 'board' && (
        <>
          <div className={answerStyles.response}>
            <InkWork
              label={label}
              pages={pages}
              layers={layers}
              writesTo={isProjected || !board.isInProgress ? undefined : written?.name}
              me={board.source?.me.user_id ?? 0}
              addresses={addresses}
              tools={teacherTools}
              colours={teacherColours}
              wordStamps={context.ownStamps ?? []}
              nameOf={nameOf}
              initialPage={page}
              onShownPage={setPage}
              exportName={name}
            />
          </div>
          {!isProjected && <PeopleHere space={drawn.space} nameOf={nameOf} />}
        </>
      )}
    </section>
  );
}

function Head({ name, steps, children }: LargeBoardProps & { children: ReactNode }) {
  const t = useMessages(classMessages);
  return (
    <div className={styles.largeHead}>
      {steps && (
        <Button look="soft" onClick={steps.close}>
          {t('all_boards')}
        </Button>
      )}
      <h2 className={styles.largeName}>{name}</h2>
      <div className={styles.largeTools}>{children}</div>
      {steps && (
        <>
          <Button look="soft" disabled={!steps.canStep(-1)} onClick={() => steps.step(-1)}>
            {t('previous')}
          </Button>
          <Button look="soft" disabled={!steps.canStep(1)} onClick={() => steps.step(1)}>
            {t('next')}
          </Button>
        </>
      )}
    </div>
  );
}

type LargeToolsProps = LargeBoardProps & {
  page: number;
  isReplayed: boolean;
  onReplay: () => void;
  showsShares: boolean;
  onShares: () => void;
};

/** What the teacher does with this board alone; that of a class has the same above. */
function LargeTools(props: LargeToolsProps) {
  const { board, isFrozen, actions, page, isReplayed, onReplay, showsShares, onShares } = props;
  const t = useMessages(classMessages);
  const isOfGroup = board.attemptId !== undefined;
  return (
    <>
      {isOfGroup && board.isInProgress && (
        <>
          <Button look="soft" onClick={() => actions.freeze(!isFrozen)}>
            {t(isFrozen ? 'unfreeze' : 'freeze')}
          </Button>
          <Button look="soft" onClick={actions.addPage}>
            {t('add_page')}
          </Button>
          <StickerRow label={t('sticker')} onGive={(stamp) => actions.give(stamp, page)} />
        </>
      )}
      <Button look="soft" onClick={onReplay}>
        {t(isReplayed ? 'end_replay' : 'replay')}
      </Button>
      <Button look="soft" aria-expanded={showsShares} onClick={onShares}>
        {t('shares')}
      </Button>
    </>
  );
}
