import { useState } from 'react';
import type { ViewContext } from '#form/activity-views.ts';
import type { InkPage } from '#parts/ink/pages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { SelectField } from '#ui/primitives/select-field.tsx';
import { type BoardControl, isFrozen } from '../board/control.ts';
import type { BoardOwner } from '../board-owners.ts';
import { BoardTile } from './board-tile.tsx';
import styles from './class.module.css';
import type { ClassBoard } from './class-boards.ts';
import { classMessages } from './class-messages.ts';

type BoardGridProps = {
  boards: readonly ClassBoard[];
  control: BoardControl;
  board_of: BoardOwner;
  /** The different pages; the last one is every further page, too. */
  different: readonly InkPage[];
  /** The most that a board has. */
  pageCount: number;
  nameOf: (board: ClassBoard, index: number) => string;
  isProjected: boolean;
  context: ViewContext;
  onChoose: (key: string) => void;
};

/** One connection watches two spaces of each of these boards. */
const boardsAtOnce = 30;

/** The boards of a class side by side. */
export function BoardGrid(props: BoardGridProps) {
  const { boards, control, board_of, different, pageCount, nameOf, isProjected, context, onChoose } = props;
  const t = useMessages(classMessages);
  const [first, setFirst] = useState(0);
  const [pageNumber, setPageNumber] = useState(0);
  const page = different[Math.min(pageNumber, different.length - 1)];
  if (boards.length === 0 || !page) return <p className={styles.empty}>{t('no_boards')}</p>;
  const shown = boards.slice(first, first + boardsAtOnce);
  return (
    <section aria-label={t('boards')} data-projected={isProjected || undefined}>
      <div className={styles.gridHead}>
        {pageCount > 1 && (
          <SelectField
            aria-label={t('page')}
            value={String(pageNumber)}
            data={Array.from({ length: pageCount }, (_, index) => ({
              value: String(index),
              label: t('page_number', { number: index + 1 }),
            }))}
            onChange={(value) => setPageNumber(Number(value))}
          />
        )}
        {boards.length > boardsAtOnce && (
          <>
            <Button look="soft" disabled={first === 0} onClick={() => setFirst(first - boardsAtOnce)}>
              {t('earlier_boards')}
            </Button>
            <span role="status">
              {t('shown_boards', { from: first + 1, to: first + shown.length, count: boards.length })}
            </span>
            <Button
              look="soft"
              disabled={first + boardsAtOnce >= boards.length}
              onClick={() => setFirst(first + boardsAtOnce)}
            >
              {t('later_boards')}
            </Button>
          </>
        )}
      </div>
      <ul className={styles.grid}>
        {shown.map((board, index) => (
          <BoardTile
            key={board.key}
            {...{ board, board_of, page, pageNumber, isProjected, context }}
            name={nameOf(board, first + index)}
            isFrozen={isFrozen(control, board.attemptId)}
            onChoose={() => onChoose(board.key)}
          />
        ))}
      </ul>
    </section>
  );
}
