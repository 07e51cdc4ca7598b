import { IconGripVertical } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DraggableList } from '#teacher/shared/draggable-list.tsx';
import { findOpenDialog } from '#ui/open-dialog.ts';
import { whenIdle } from '#ui/when-idle.ts';
import styles from './sortable-list.module.css';

type SortableListProps<T extends { id: number; name: string }> = {
  items: readonly T[];
  /** Without it the list is only shown. `to` counts from 0. */
  onMove?: ((item: T, to: number) => void) | undefined;
  renderItem: (item: T, handle: ReactNode) => ReactNode;
  label: string;
};

type Draggable = typeof DraggableList;

let known: Draggable | undefined;

/** A finger or the mouse is down on it, the focus is in it, or one of its menus or a dialog, which lie elsewhere, is open. */
function isInUse(list: HTMLElement | null): boolean {
  if (!list) return false;
  return (
    list.matches(':is(:active, :focus-within)') ||
    list.querySelector('[aria-expanded=true]') !== null ||
    findOpenDialog() !== null
  );
}

const waitMs = 500;

/** Reading a list need not wait for what moves its items. That takes its place when nobody is using the list. */
function useDraggable(list: RefObject<HTMLElement | null>): { List: Draggable | undefined } {
  const [loaded, setLoaded] = useState(() => ({ List: known }));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const put = (List: Draggable) => {
      known = List;
      if (isGone) return;
      if (isInUse(list.current)) timer = setTimeout(put, waitMs, List);
      // At once: what is pressed between looking and drawing would be gone.
      else flushSync(() => setLoaded({ List }));
    };
    const load = async () => put((await import('#teacher/shared/draggable-list.tsx')).DraggableList);
    // Without it the list can still be read; the next one asks again.
    const callOff = whenIdle(() => void load().catch(() => undefined));
    return () => {
      isGone = true;
      callOff();
      clearTimeout(timer);
    };
  }, [list]);
  return loaded;
}

/** What the handle will look like, so that nothing jumps when it comes. */
const comingHandle = (
  <span className={styles.handle}>
    <IconGripVertical size={20} aria-hidden="true" />
  </span>
);

/** A list whose items can be put in order where there is `onMove`. */
export function SortableList<T extends { id: number; name: string }>({
  items,
  onMove,
  renderItem,
  label,
}: SortableListProps<T>) {
  const list = useRef<HTMLOListElement>(null);
  const { List } = useDraggable(list);
  const show = (handle: ReactNode) => (
    <ol ref={list} className={styles.list} aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>{renderItem(item, handle)}</li>
      ))}
    </ol>
  );
  if (!onMove || items.length < 2) return show(onMove ? <span className={styles.spacer} /> : null);
  if (!List) return show(comingHandle);
  const find = (id: number) => items.find((item) => item.id === id);
  return (
    <List
      label={label}
      items={items}
      onMove={(id, to) => {
        const item = find(id);
        if (item) onMove(item, to);
      }}
      renderItem={(id, handle) => {
        const item = find(id);
        return item && renderItem(item, handle);
      }}
    />
  );
}
