import { useMemo } from 'react';
import type { ViewContext } from '#form/activity-views.ts';
import type { InkPage } from '#parts/ink/pages.ts';
import { InkThumb } from '#parts/ink/thumb/ink-thumb.tsx';
import type { WorkSpace } from '#parts/ink/work/use-desk.ts';
import { useAddresses } from '#parts/ink-answers/use-ink-layers.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { usePeopleHere } from '../board/people-here.tsx';
import { useBoardLayers } from '../board/use-board-layers.ts';
import type { BoardOwner } from '../board-owners.ts';
import styles from './class.module.css';
import type { ClassBoard } from './class-boards.ts';
import { classMessages } from './class-messages.ts';
import { useStandstill } from './use-standstill.ts';

type BoardTileProps = {
  board: ClassBoard;
  name: string;
  board_of: BoardOwner;
  page: InkPage;
  pageNumber: number;
  isFrozen: boolean;
  isProjected: boolean;
  context: ViewContext;
  onChoose: () => void;
};

/** One board of the class as it is drawn. */
export function BoardTile(props: BoardTileProps) {
  const { board, name, board_of, page, pageNumber, isFrozen, isProjected, context, onChoose } = props;
  const t = useMessages(classMessages);
  const layers = useBoardLayers(board.source, { board_of, showsLive: !isProjected, showsMarking: false });
  const addresses = useAddresses(context, board.source);
  const spaces = useMemo(() => layers.map(({ space }) => space), [layers]);
  const [drawn] = spaces;
  const isStill = useStandstill(drawn) && board.isInProgress && !isProjected;
  return (
    <li>
      <button
        type="button"
        className={styles.tile}
        data-still={isStill || undefined}
        data-frozen={isFrozen || undefined}
        onClick={onChoose}
      >
        <span className={styles.thumb}>
          {drawn ? (
            <InkThumb
              page={page}
              number={pageNumber}
              spaces={spaces}
              addresses={addresses}
              alt={t('board_of', { name })}
            />
          ) : (
            <Skeleton lines={1} height="6rem" />
          )}
        </span>
        <span className={styles.name}>{name}</span>
        {!isProjected && (
          <span className={styles.state}>
            {!board.isInProgress && <span>{t('handed_in')}</span>}
            {isFrozen && <span>{t('frozen')}</span>}
            {isStill && <span className={styles.still}>{t('still')}</span>}
            {drawn && <Here space={drawn} />}
          </span>
        )}
      </button>
    </li>
  );
}

function Here({ space }: { space: WorkSpace }) {
  const t = useMessages(classMessages);
  const { length: count } = usePeopleHere(space);
  return count > 0 ? <span>{t('here', { count })}</span> : null;
}
