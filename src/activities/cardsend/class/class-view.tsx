import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ClassProps } from '#form/activity-views.ts';
import { useControl, useSpace } from '#parts/spaces/use-space.ts';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { translate, useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import type { Wall } from '../model.ts';
import { Board } from '../wall/board.tsx';
import { overlayCard, type ShownCard, sortCards, type WallColumn } from '../wall/shown-cards.ts';
import { wallMessages } from '../wall/wall-messages.ts';
import type { WallValue } from '../wall/wall-values.ts';
import styles from './class.module.css';
import { classMessages } from './class-messages.ts';
import { type CardPlace, findNextPlace, findPlace, moveCard } from './move-card.ts';
import { Projector } from './projector.tsx';
import { type TeacherActions, TeacherCard } from './teacher-card.tsx';
import { useCardDrag } from './use-card-drag.ts';
import { type CardFilter, WallTools } from './wall-tools.tsx';

type WriteEntry = (id: string, value: WallValue) => void;

const getEmptyUrl = () => '';

/** Keeps the focus on the handle of a card that React puts at another place. */
function focusHandle(id: string): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] button`)?.focus();
  });
}

function removeCard(write: WriteEntry, id: string): void {
  write(id, { kind: 'erased', is_on: true });
  const undoRemoval = () => write(id, { kind: 'erased', is_on: false });
  const label = translate(classMessages, 'undo');
  showToast('info', translate(classMessages, 'removed'), { label, run: undoRemoval });
}

/**
 * Moves cards by dragging and by arrow keys, and says where a card is now. The functions stay the same while the wall changes,
 * so that cards that did not change are not rendered again.
 */
function useCardMoves(shownColumns: readonly WallColumn[], write: WriteEntry) {
  const [announcement, setAnnouncement] = useState('');
  const latestColumns = useRef(shownColumns);
  useEffect(() => {
    latestColumns.current = shownColumns;
  });
  const moveAndAnnounce = useCallback(
    (id: string, place: CardPlace) => {
      const columns = latestColumns.current;
      const movedValue = moveCard(columns, id, place);
      if (!movedValue) return;
      write(id, movedValue);
      const targetColumn = columns.find(({ column }) => column.id === place.column);
      const isSameColumn = findPlace(columns, id)?.column === place.column;
      const cardCount = (targetColumn?.cards.length ?? 0) + (isSameColumn ? 0 : 1);
      const announcementParams = {
        place: place.index + 1,
        total: cardCount,
        column: targetColumn?.column.name ?? '',
      };
      setAnnouncement(translate(classMessages, 'moved_to', announcementParams));
    },
    [write],
  );
  const dragProps = useCardDrag(moveAndAnnounce);
  const moveByKey = useCallback(
    (id: string, event: KeyboardEvent) => {
      const place = findNextPlace(latestColumns.current, id, pressedKey(event));
      if (!place) return;
      event.preventDefault();
      moveAndAnnounce(id, place);
      focusHandle(id);
    },
    [moveAndAnnounce],
  );
  return { announcement, dragProps, onKey: moveByKey };
}

/** The wall with everything that only its teachers see. */
export function ClassView(props: ClassProps<Wall>) {
  const { content: wall, context, isProjected, joinNote } = props;
  const { items, isLoaded, isLive, nameOf, write } = useSpace(context.spaces, 'wall', overlayCard);
  if (isProjected) return <Projector {...{ wall, items, isLoaded, nameOf, context, joinNote }} />;
  return <TeacherWall {...props} {...{ items, isLoaded, isLive, nameOf, write }} />;
}

type TeacherWallProps = ClassProps<Wall> & {
  items: ReadonlyMap<string, ShownCard>;
  isLoaded: boolean;
  isLive: boolean;
  nameOf: (userId: number) => string;
  write: WriteEntry;
};

function TeacherWall(props: TeacherWallProps) {
  const { content: wall, title, context, saveTable, items, isLoaded, isLive, nameOf, write } = props;
  const t = useMessages(classMessages);
  const tWall = useMessages(wallMessages);
  const [filter, setFilter] = useState<CardFilter>('all');
  const isFrozen = (useControl(context.spaces) as { is_frozen?: boolean } | null)?.is_frozen === true;
  const allColumns = sortCards(wall.columns, items);
  const shownColumns = allColumns.map(({ column, cards }) => ({
    column,
    cards: filter === 'all' ? cards : cards.filter(({ card }) => card.state === filter),
  }));
  const { announcement, dragProps, onKey } = useCardMoves(shownColumns, write);
  const onRemove = useCallback((id: string) => removeCard(write, id), [write]);
  const actions = useMemo<TeacherActions>(
    () => ({ write, dragProps, onKey, onRemove }),
    [write, dragProps, onKey, onRemove],
  );
  const waitingCards = [...items].filter(([, { state }]) => state === 'waiting');
  const fileUrl = context.spaces?.fileUrl ?? getEmptyUrl;
  const setFrozen = (is_frozen: boolean) =>
    context.spaces
      ?.setControl?.({ is_frozen })
      .catch((error: unknown) => showToast('error', error instanceof Error ? error.message : String(error)));
  const approveAll = () => {
    for (const [id, { version }] of waitingCards) write(id, { kind: 'ruling', state: 'approved', version });
  };
  return (
    <div className={styles.class} data-anonymous={wall.is_anonymous || undefined}>
      <WallTools
        {...{ filter, isFrozen }}
        onFilter={setFilter}
        waitingCount={waitingCards.length}
        onApproveAll={approveAll}
        onFreeze={(isOn) => void setFrozen(isOn)}
        projectorUrl={props.projectorUrl}
        exportProps={{ wall, title, columns: allColumns, nameOf, fileUrl, saveTable }}
      />
      <h2 className={styles.prompt}>{wall.prompt}</h2>
      {isLoaded && !isLive && <p role="status">{tWall('connecting')}</p>}
      {isLoaded && items.size === 0 && <p className={styles.empty}>{t('nothing_yet')}</p>}
      <Board
        columns={shownColumns}
        renderCard={({ id, card }) => (
          <TeacherCard
            key={id}
            {...{ id, card, actions, fileUrl }}
            name={card.by === null ? '' : nameOf(card.by)}
          />
        )}
      />
      <p className="el-visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
