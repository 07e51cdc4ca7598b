import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SortableList } from '#teacher/shared/sortable-list.tsx';
import { setLanguage } from '#ui/i18n/language-store.ts';

const items = [
  { id: 1, name: 'One' },
  { id: 2, name: 'Two' },
];

it('does not put another list under the hand of who is using it', async () => {
  setLanguage('en');
  await render(
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
  const more = page.getByRole('button', { name: 'More of One' }).element() as HTMLElement;
  const handles = () => page.getByRole('button', { name: /^Move/ }).elements();
  more.focus();
  await import('#teacher/shared/draggable-list.tsx');
  await new Promise((done) => setTimeout(done, 1_500));
  expect([more.isConnected, document.activeElement === more, handles().length]).toEqual([true, true, 0]);
  more.blur();
  await vi.waitFor(() => expect(handles()).toHaveLength(2), 3_000);
});
