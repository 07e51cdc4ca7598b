import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useControl, useSpace } from '#parts/spaces/use-space.ts';
import { translate, useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import type { ClassProps } from '../../activity-views.ts';
import type { Wall } from '../model.ts';
import { Board } from '../wall/board.tsx';
import { overlayCard } from '../wall/overlay-card.ts';
import type { ShownCard } from '../wall/show-card.ts';
import { sortCards, type WallColumn } from '../wall/sort-cards.ts';
import { wallMessages } from '../wall/wall-messages.ts';
import type { WallValue } from '../wall/wall-values.ts';
import styles from './class.module.css';
import { classMessages } from './class-messages.ts';
import { findPlace, moveCard, type Place, stepPlace } from './move-card.ts';
import { Projector } from './projector.tsx';
import { type TeacherActions, TeacherCard } from './teacher-card.tsx';
import { useCardDrag } from './use-card-drag.ts';
import { type CardFilter, WallTools } from './wall-tools.tsx';

type Write = (id: string, value: WallValue) => void;

const noFile = () => '';

/** Keeps the focus on the handle of a card that React puts at another place. */
function focusHandle(id: string): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] button`)?.focus();
  });
}

function removeCard(write: Write, id: string): void {
  write(id, { kind: 'erased', is_on: true });
  const run = () => write(id, { kind: 'erased', is_on: false });
  const label = translate(classMessages, 'undo');
  showToast('info', translate(classMessages, 'removed'), { label, run });
}

/**
 * Moves cards by dragging and by arrow keys, and says where a card is now. The functions stay the same while the wall changes,
 * so that cards that did not change are not rendered again.
 */
function useCardMoves(shownColumns: readonly WallColumn[], write: Write) {
  const [announcement, setAnnouncement] = useState('');
  const latest = useRef(shownColumns);
  useEffect(() => {
    latest.current = shownColumns;
  });
  const move = useCallback(
    (id: string, place: Place) => {
      const columns = latest.current;
      const movedCard = moveCard(columns, id, place);
      if (!movedCard) return;
      write(id, movedCard);
      const targetColumn = columns.find(({ column }) => column.id === place.column);
      const isFromHere = findPlace(columns, id)?.column === place.column;
      const total = (targetColumn?.cards.length ?? 0) + (isFromHere ? 0 : 1);
      const where = { place: place.index + 1, total, column: targetColumn?.column.name ?? '' };
      setAnnouncement(translate(classMessages, 'moved_to', where));
    },
    [write],
  );
  const dragProps = useCardDrag(move);
  const onKey = useCallback(
    (id: string, event: KeyboardEvent) => {
      const place = stepPlace(latest.current, id, event.key);
      if (!place) return;
      event.preventDefault();
      move(id, place);
      focusHandle(id);
    },
    [move],
  );
  return { announcement, dragProps, onKey };
}

/** The wall with everything that only its teachers see. */
export function ClassView(props: ClassProps<Wall>) {
  const { content: wall, context, isProjected } = props;
  const { items, isLoaded, isLive, nameOf, write } = useSpace(context.spaces, 'wall', overlayCard);
  if (isProjected) return <Projector {...{ wall, items, isLoaded, nameOf, context }} />;
  return <TaughtWall {...props} {...{ items, isLoaded, isLive, nameOf, write }} />;
}

type TaughtWallProps = ClassProps<Wall> & {
  items: ReadonlyMap<string, ShownCard>;
  isLoaded: boolean;
  isLive: boolean;
  nameOf: (userId: number) => string;
  write: Write;
};

function TaughtWall(props: TaughtWallProps) {
  const { content: wall, title, context, saveWorkbook, items, isLoaded, isLive, nameOf, write } = props;
  const t = useMessages(classMessages);
  const translateWall = useMessages(wallMessages);
  const [filter, setFilter] = useState<CardFilter>('all');
  const isFrozen = (useControl(context.spaces) as { is_frozen?: boolean } | null)?.is_frozen === true;
  const all = sortCards(wall.columns, items);
  const shownColumns = all.map(({ column, cards }) => ({
    column,
    cards: filter === 'all' ? cards : cards.filter(({ card }) => card.state === filter),
  }));
  const { announcement, dragProps, onKey } = useCardMoves(shownColumns, write);
  const onRemove = useCallback((id: string) => removeCard(write, id), [write]);
  const actions = useMemo<TeacherActions>(
    () => ({ write, dragProps, onKey, onRemove }),
    [write, dragProps, onKey, onRemove],
  );
  const waiting = [...items].filter(([, { state }]) => state === 'waiting');
  const fileUrl = context.spaces?.fileUrl ?? noFile;
  const setFrozen = (is_frozen: boolean) =>
    context.spaces
      ?.setControl?.({ is_frozen })
      .catch((error: unknown) => showToast('error', error instanceof Error ? error.message : String(error)));
  const approveAll = () => {
    for (const [id, { version }] of waiting) write(id, { kind: 'ruling', state: 'approved', version });
  };
  return (
    <div className={styles.class} data-anonymous={wall.is_anonymous || undefined}>
      <WallTools
        {...{ filter, isFrozen }}
        onFilter={setFilter}
        waitingCount={waiting.length}
        onApproveAll={approveAll}
        onFreeze={(isOn) => void setFrozen(isOn)}
        projectorUrl={props.projectorUrl}
        exports={{ wall, title, columns: all, nameOf, fileUrl, saveWorkbook }}
      />
      <h2 className={styles.prompt}>{wall.prompt}</h2>
      {isLoaded && !isLive && <p role="status">{translateWall('connecting')}</p>}
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
