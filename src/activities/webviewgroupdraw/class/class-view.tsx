import { useState } from 'react';
import type { ClassProps } from '#form/activity-views.ts';
import { ClassBoard as ClassFrame } from '#parts/drawing-tasks/class/class-board.tsx';
import { TaskText } from '#parts/drawing-tasks/task-bar/task-text.tsx';
import type { StampName } from '#parts/ink/palette.ts';
import { useSame } from '#ui/browser/use-same.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { listDifferentPages, listPages } from '../board/board-pages.ts';
import * as switches from '../board/control.ts';
import { pagesMax } from '../limits.ts';
import type { ShownBoard } from '../model.ts';
import { BoardGrid } from './board-grid.tsx';
import { BoardTools } from './board-tools.tsx';
import { type ClassBoard, listClassBoards } from './class-boards.ts';
import { classMessages } from './class-messages.ts';
import { giveSticker } from './give-sticker.view.ts';
import { LargeBoard } from './large-board.tsx';
import { useSwitches } from './use-switches.ts';

/** All boards of a class while they are drawn, one of them large, for the teacher or on a projector. */
export function ClassView(props: ClassProps<ShownBoard>) {
  const { content, attempts, context, isProjected, title } = props;
  const t = useMessages(classMessages);
  const { board_of } = content;
  const isOfClass = board_of === 'class';
  const [largeKey, setLargeKey] = useState<string>();
  const [showsNames, setShowsNames] = useState(!isProjected);
  const { control, change } = useSwitches(context.spaces);
  const boards = listClassBoards(isOfClass, attempts, context);
  const different = useSame(listDifferentPages(content));
  const countOf = ({ attemptId }: ClassBoard) => switches.countPages(content, control, attemptId);
  const nameOf = (board: ClassBoard, index: number): string => {
    if (isOfClass) return t('class_board');
    return showsNames ? board.name : t('board_number', { number: index + 1 });
  };
  const give = (to: readonly ClassBoard[], stamp: StampName, page: number) => {
    const width = different[Math.min(page, different.length - 1)]?.width ?? 0;
    for (const { source, isInProgress } of to)
      if (source && isInProgress)
        void giveSticker(source, { space: isOfClass ? 'class_ink' : 'live_ink', page, width }, stamp);
  };
  const addPage = async (board: ClassBoard | undefined) => {
    const isChanged = await change((now) =>
      board ? switches.addPageToOne(now, board.attemptId) : switches.addPageToAll(now),
    );
    const count = board ? countOf(board) : switches.countPages(content, control, undefined);
    if (isChanged) showToast('success', t('page_added', { count: Math.min(count + 1, pagesMax) }));
  };
  const largeIndex = isOfClass ? 0 : boards.findIndex(({ key }) => key === largeKey);
  const large = boards[largeIndex];
  return (
    <ClassFrame {...props} head={<TaskText {...content} mediaUrl={context.mediaUrl} />}>
      {!isProjected && (isOfClass || !large) && (
        <BoardTools
          isFrozen={control.is_frozen}
          onFreeze={(isFrozen) => void change((now) => switches.freezeAll(now, isFrozen))}
          onAddPage={() => void addPage(undefined)}
          onGive={(stamp) => give(boards, stamp, 0)}
          {...{ title, board_of, context }}
          boards={boards.map((board, index) => ({
            board,
            name: nameOf(board, index),
            pages: listPages(different, countOf(board)),
          }))}
        />
      )}
      {isProjected && !isOfClass && boards.length > 0 && !large && (
        <div>
          <Button look="soft" onClick={() => setShowsNames(!showsNames)}>
            {t(showsNames ? 'hide_names' : 'show_names')}
          </Button>
        </div>
      )}
      {large ? (
        <ShownLarge
          key={large.key}
          {...{ content, control, context, isProjected, board_of }}
          board={large}
          name={nameOf(large, largeIndex)}
          pageCount={countOf(large)}
          {...(!isOfClass && {
            steps: {
              canStep: (by: number) => boards[largeIndex + by] !== undefined,
              step: (by: number) => setLargeKey(boards[largeIndex + by]?.key),
              close: () => setLargeKey(undefined),
            },
          })}
          actions={{
            freeze: (isFrozen) => void change((now) => switches.freezeOne(now, large.attemptId, isFrozen)),
            addPage: () => void addPage(large),
            give: (stamp, page) => give([large], stamp, page),
          }}
        />
      ) : (
        <BoardGrid
          {...{ boards, control, context, isProjected, board_of, different }}
          pageCount={switches.countMostPages(content, control)}
          nameOf={nameOf}
          onChoose={setLargeKey}
        />
      )}
    </ClassFrame>
  );
}

type ShownLargeProps = Omit<Parameters<typeof LargeBoard>[0], 'pages' | 'initialPage' | 'isFrozen'> & {
  content: ShownBoard;
  control: switches.BoardControl;
  pageCount: number;
};

/** Keeps the pages the same objects while nothing changes: another array begins with an empty canvas. */
function ShownLarge({ content, control, pageCount, ...large }: ShownLargeProps) {
  const pages = useSame(listPages(listDifferentPages(content), pageCount));
  const isFrozen = switches.isFrozen(control, large.board.attemptId);
  return <LargeBoard {...large} pages={pages} initialPage={0} isFrozen={isFrozen} />;
}
