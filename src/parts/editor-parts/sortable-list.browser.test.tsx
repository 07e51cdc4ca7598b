import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SortableList, useSortableItem } from './sortable-list.tsx';

function Item({ id }: { id: string }) {
  const { item, handle } = useSortableItem(id, `Move ${id}`);
  return (
    <li {...item}>
      {handle} {id}
    </li>
  );
}

test('a key that follows picking up at once is not lost, however late the timers of a busy page', async () => {
  const moves: [number, number][] = [];
  const screen = await render(
    <ul>
      <SortableList ids={['a', 'b', 'c']} onMove={(from, to) => moves.push([from, to])}>
        {['a', 'b', 'c'].map((id) => (
          <Item key={id} id={id} />
        ))}
      </SortableList>
    </ul>,
  );
  const handle = screen.getByRole('button', { name: 'Move c' });
  (handle.element() as HTMLElement).focus();
  const realSetTimeout = window.setTimeout;
  const lateSetTimeout = vi
    .spyOn(window, 'setTimeout')
    .mockImplementation(((run: () => void, ms = 0) => realSetTimeout(run, ms + 400)) as never);
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{ArrowUp}');
  lateSetTimeout.mockRestore();
  await new Promise((resolve) => realSetTimeout(resolve, 700));
  await userEvent.keyboard(' ');
  await expect.poll(() => moves).toEqual([[2, 1]]);
});
