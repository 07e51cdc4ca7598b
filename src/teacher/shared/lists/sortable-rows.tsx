import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { iconProps } from '#teacher/shared/rows/row-icons.ts';
import styles from '#teacher/shared/rows/rows.module.css';
import { usePreload } from '#teacher/shared/use-preload.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { ListMover, StartMove } from './list-mover.tsx';
import { sortableMessages } from './sortable-messages.ts';

type MoverComponent = typeof ListMover;

let loadedMover: MoverComponent | undefined;

async function loadMover(): Promise<MoverComponent> {
  loadedMover = (await import('./list-mover.tsx')).ListMover;
  return loadedMover;
}

function findHandle(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-handle]') : null;
}

/** Returns a function that tells whether the pointer, which is down now, has come up since. */
function watchPointer(): () => boolean {
  let isUp = false;
  const noteUp = () => {
    isUp = true;
  };
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, noteUp, { once: true });
  return () => isUp;
}

/**
 * Loads the code that moves rows when the person starts to use the page, so that only reading a list does not load it.
 * The code moves the existing rows; none is rendered again. `handlers` go on the list's element.
 */
function useMover() {
  const [mover, setMover] = useState<{ Mover: MoverComponent }>();
  const startMove = useRef<StartMove>(null);
  usePreload(loadMover, true);

  const loadMoverForHandle = ({ target }: { target: EventTarget }) => {
    if (mover || !findHandle(target)) return;
    // A failure is ignored: the list can still be read, and the next hover or focus tries again.
    void loadMover()
      .then((Mover) => startTransition(() => setMover({ Mover })))
      .catch(() => undefined);
  };
  const startMoveFromHandle = (event: KeyboardEvent | PointerEvent) => {
    const id = Number(findHandle(event.target)?.dataset['handle']);
    if (!id || ('code' in event && !['Space', 'Enter'].includes(event.code))) return;
    const startWithMover = (Mover: MoverComponent) => {
      if (!startMove.current) flushSync(() => setMover({ Mover }));
      startMove.current?.(event, id);
    };
    if (loadedMover) return startWithMover(loadedMover);
    const isPointerUp = event.type === 'keydown' ? () => false : watchPointer();
    const startUnlessUp = (Mover: MoverComponent) => (isPointerUp() ? undefined : startWithMover(Mover));
    void loadMover().then(startUnlessUp, () => undefined);
  };
  const handlers = {
    onPointerOver: loadMoverForHandle,
    onFocus: loadMoverForHandle,
    onPointerDown: startMoveFromHandle,
    onKeyDown: startMoveFromHandle,
  };
  return { Mover: mover?.Mover, startMove, handlers };
}

/** Number of rows that fit into a window. */
const firstRowCount = 24;

type SortableRowsProps<T extends { id: number; name: string }> = {
  items: readonly T[];
  /** Absent if the order cannot be changed. `to` counts from 0. */
  onMove?: ((item: T, to: number) => void) | undefined;
  /** Renders the contents of a row after the handle. */
  renderItem: (item: T) => ReactNode;
  label: string;
  rowClassName?: string;
};

/**
 * A list of rows that can be sorted if it has `onMove`. The rows that fit into the window are rendered at once, the rest
 * in small steps, so that the page reacts to input in between.
 */
export function SortableRows<T extends { id: number; name: string }>(props: SortableRowsProps<T>) {
  const { items, onMove, renderItem, label, rowClassName = '' } = props;
  const t = useMessages(sortableMessages);
  const instructionsId = useId();
  const listRef = useRef<HTMLOListElement>(null);
  const { Mover, startMove, handlers } = useMover();
  const isComplete = useDeferredValue(true, false);
  const reservedHeight = { minHeight: `calc(${items.length} * var(--row-height))` };
  const isMovable = onMove !== undefined && items.length > 1;
  const renderHandle = ({ id, name }: T) => (
    <button
      type="button"
      {...iconProps('grip', styles.handle)}
      data-handle={id}
      aria-label={t('move', { name })}
      aria-roledescription={t('role')}
      aria-describedby={instructionsId}
    />
  );
  return (
    <>
      <ol
        ref={listRef}
        className={styles.list}
        style={isComplete ? undefined : reservedHeight}
        aria-label={label}
        {...(isMovable ? handlers : {})}
      >
        {(isComplete ? items : items.slice(0, firstRowCount)).map((item) => (
          <li key={item.id} data-row={item.id} className={`${styles.row} ${rowClassName}`}>
            {onMove && (isMovable ? renderHandle(item) : <span className={styles.spacer} />)}
            {renderItem(item)}
          </li>
        ))}
      </ol>
      {isMovable && (
        <p id={instructionsId} hidden>
          {t('how')}
        </p>
      )}
      {isMovable && Mover && <Mover ref={startMove} listRef={listRef} items={items} onMove={onMove} />}
    </>
  );
}
