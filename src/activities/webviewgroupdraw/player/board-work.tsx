import { type ReactNode, useState } from 'react';
import type { PlayerProps } from '#form/activity-views.ts';
import { shortenTask } from '#parts/drawing-tasks/task-bar/task-bar.tsx';
import { InkWork } from '#parts/ink/ink-work.tsx';
import { useAddresses } from '#parts/ink-answers/use-ink-layers.ts';
import { WithReplay } from '#parts/ink-answers/with-replay.tsx';
import type { OpeningTrace } from '#parts/reading/opening-trace.ts';
import { useSame } from '#ui/browser/use-same.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from '../board/board.module.css';
import { boardMessages } from '../board/board-messages.ts';
import { listPages } from '../board/board-pages.ts';
import { type BoardControl, countPages } from '../board/control.ts';
import { PeopleHere } from '../board/people-here.tsx';
import { useBoardLayers } from '../board/use-board-layers.ts';
import { useBoardNames } from '../board/use-board-names.ts';
import { boardId } from '../board-id.ts';
import type { PublicBoard } from '../model.ts';

type BoardWorkProps = PlayerProps<PublicBoard, never, OpeningTrace> & {
  control: BoardControl;
  /** The teacher has frozen the board. */
  isPaused: boolean;
};

/** Everything on a board is the answer to its only question. */
const questionOf = () => boardId;

/** The live board: what all draw, whose pens are on it, and the own tools. */
export function BoardWork({ content, mode, context, control, isPaused, onItems }: BoardWorkProps) {
  const t = useMessages(boardMessages);
  const { spaces } = context;
  const { board_of, tools, colours } = content;
  const [shownPage, setShownPage] = useState(0);
  const pages = useSame(listPages(content.pages, countPages(content, control, spaces?.attemptId)));
  const layers = useBoardLayers(spaces, { board_of, showsLive: true, showsMarking: true });
  const addresses = useAddresses(context, spaces);
  const nameOf = useBoardNames(layers, context.nameOf);
  const [drawn] = layers;
  if (!drawn) return <Skeleton lines={6} height="3rem" />;
  const label = t(board_of === 'class' ? 'class_board' : 'your_board');
  const show = (toggle?: ReactNode) => (
    <InkWork
      label={label}
      pages={pages}
      tools={tools}
      colours={colours}
      layers={layers}
      writesTo={mode === 'work' && !isPaused ? drawn.name : undefined}
      me={spaces?.me.user_id ?? 0}
      addresses={addresses}
      nameOf={nameOf}
      // A board that gets a page begins where it was.
      initialPage={shownPage}
      onShownPage={setShownPage}
      questionOf={questionOf}
      onItems={onItems}
      exportName={shortenTask(content) || label}
      toolbarEnd={toggle}
    />
  );
  return (
    <div className={styles.stage}>
      {mode === 'work' || board_of === 'class' ? (
        <>
          <div className={styles.canvas}>{show()}</div>
          <PeopleHere space={drawn.space} nameOf={nameOf} />
        </>
      ) : (
        <WithReplay label={label} pages={pages} layers={layers} context={{ ...context, nameOf }}>
          {show}
        </WithReplay>
      )}
    </div>
  );
}
