import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SortableList } from '#teacher/shared/sortable-list.tsx';
import { setLanguage } from '#ui/i18n/language-store.ts';

const items = [
  { id: 1, name: 'One' },
  { id: 2, name: 'Two' },
];

const showList = () =>
  render(
    <SortableList
      label="Units"
      items={items}
      onMove={() => undefined}
      renderItem={({ name }, handle) => (
        <>
          {handle}
          <button type="button">More of {name}</button>
        </>
      )}
    />,
  );

const findMore = () => page.getByRole('button', { name: 'More of One' }).element() as HTMLElement;
const countHandles = () => page.getByRole('button', { name: /^Move/ }).elements().length;

/** What takes the list's place has come by now, and would have been put there. */
const wait = async () => {
  await import('#teacher/shared/draggable-list.tsx');
  await new Promise((done) => setTimeout(done, 1_500));
};

it('does not put another list under the hand of who is using it', async () => {
  setLanguage('en');
  await showList();
  const more = findMore();
  more.focus();
  await wait();
  expect([more.isConnected, document.activeElement === more, countHandles()]).toEqual([true, true, 0]);
  // The focus goes to the menu that it opens, which is not in the list.
  more.setAttribute('aria-expanded', 'true');
  more.blur();
  await wait();
  expect([more.isConnected, countHandles()]).toEqual([true, 0]);
  const dialog = document.createElement('div');
  dialog.setAttribute('aria-modal', 'true');
  document.body.append(dialog);
  more.setAttribute('aria-expanded', 'false');
  await wait();
  expect([more.isConnected, countHandles()]).toEqual([true, 0]);
  dialog.remove();
  await vi.waitFor(() => expect(countHandles()).toBe(2), 3_000);
});
