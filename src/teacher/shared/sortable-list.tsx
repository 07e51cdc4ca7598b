import { IconGripVertical } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import styles from './sortable-list.module.css';

type SortableListProps<T extends { id: number; name: string }> = {
  items: readonly T[];
  /** Without it the list is only shown. `to` counts from 0. */
  onMove?: ((item: T, to: number) => void) | undefined;
  renderItem: (item: T, handle: ReactNode) => ReactNode;
  label: string;
};

// Reading a list need not wait for what moves its items.
const DraggableList = lazy(async () => {
  const { DraggableList: component } = await import('#teacher/shared/draggable-list.tsx');
  return { default: component };
});

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
  const show = (handle: ReactNode) => (
    <ol className={styles.list} aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>{renderItem(item, handle)}</li>
      ))}
    </ol>
  );
  if (!onMove || items.length < 2) return show(onMove ? <span className={styles.spacer} /> : null);
  const find = (id: number) => items.find((item) => item.id === id);
  return (
    <Suspense fallback={show(comingHandle)}>
      <DraggableList
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
    </Suspense>
  );
}
