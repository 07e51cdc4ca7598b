import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { ListMover, Press } from '#teacher/shared/lists/list-mover.tsx';
import { sortableMessages } from '#teacher/shared/lists/sortable-messages.ts';
import { signed } from '#teacher/shared/rows/row-actions.tsx';
import styles from '#teacher/shared/rows/rows.module.css';
import { whenUsed } from '#ui/browser/when-used.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

type SortableListProps<T extends { id: number; name: string }> = {
  items: readonly T[];
  /** Without it the list is only shown. `to` counts from 0. */
  onMove?: ((item: T, to: number) => void) | undefined;
  /** What is in a row, after its handle. */
  renderItem: (item: T) => ReactNode;
  label: string;
  rowClassName?: string;
};

type Mover = typeof ListMover;

let known: Mover | undefined;

async function loadMover(): Promise<Mover> {
  known = (await import('#teacher/shared/lists/list-mover.tsx')).ListMover;
  return known;
}

function findHandle(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-handle]') : null;
}

/**
 * What moves the rows comes when the page is used, so that a list that is only read pays nothing for it. It works
 * on the rows that are there: none is drawn again. `handlers` belong to the list.
 */
function useMover() {
  const [mover, setMover] = useState<{ Mover: Mover }>();
  const press = useRef<Press>(null);
  useEffect(() => whenUsed(() => void loadMover().catch(() => undefined)), []);

  const approach = ({ target }: { target: EventTarget }) => {
    if (mover || !findHandle(target)) return;
    // Without it the list can still be read; the next approach asks again.
    void loadMover()
      .then((Mover) => startTransition(() => setMover({ Mover })))
      .catch(() => undefined);
  };
  const start = (event: KeyboardEvent | PointerEvent) => {
    const id = Number(findHandle(event.target)?.dataset['handle']);
    if (!id || ('code' in event && !['Space', 'Enter'].includes(event.code))) return;
    const begin = (Mover: Mover) => {
      if (!press.current) flushSync(() => setMover({ Mover }));
      press.current?.(event, id);
    };
    if (known) begin(known);
    // A key is as good a moment later; where a finger is by then, nobody knows.
    else if (event.type === 'keydown') void loadMover().then(begin, () => undefined);
  };
  const handlers = { onPointerOver: approach, onFocus: approach, onPointerDown: start, onKeyDown: start };
  return { Mover: mover?.Mover, press, handlers };
}

/** As many rows as a window shows. */
const firstCount = 24;

/**
 * A list whose items can be put in order where there is `onMove`. What the window shows is drawn at once; the rest
 * follows in small steps, between which a touch or a key is answered.
 */
export function SortableList<T extends { id: number; name: string }>(props: SortableListProps<T>) {
  const { items, onMove, renderItem, label, rowClassName = '' } = props;
  const t = useMessages(sortableMessages);
  const howId = useId();
  const list = useRef<HTMLOListElement>(null);
  const { Mover, press, handlers } = useMover();
  const isWhole = useDeferredValue(true, false);
  const room = isWhole ? undefined : { minHeight: `calc(${items.length} * var(--row-height))` };
  const isMovable = onMove !== undefined && items.length > 1;
  const renderHandle = ({ id, name }: T) => (
    <button
      type="button"
      {...signed('grip', styles.handle)}
      data-handle={id}
      aria-label={t('move', { name })}
      aria-roledescription={t('role')}
      aria-describedby={howId}
    />
  );
  return (
    <>
      <ol ref={list} className={styles.list} style={room} aria-label={label} {...(isMovable ? handlers : {})}>
        {(isWhole ? items : items.slice(0, firstCount)).map((item) => (
          <li key={item.id} data-row={item.id} className={`${styles.row} ${rowClassName}`}>
            {onMove && (isMovable ? renderHandle(item) : <span className={styles.spacer} />)}
            {renderItem(item)}
          </li>
        ))}
      </ol>
      {isMovable && (
        <p id={howId} hidden>
          {t('how')}
        </p>
      )}
      {isMovable && Mover && <Mover ref={press} list={list} items={items} onMove={onMove} />}
    </>
  );
}
