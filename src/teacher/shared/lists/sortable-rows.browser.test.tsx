import '#ui/theme/tokens.css';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { SortableRows } from './sortable-rows.tsx';

const items = ['One', 'Two', 'Three'].map((name, index) => ({ id: index + 1, name }));
const onMove = vi.fn<(item: { id: number }, to: number) => void>();

const showList = () =>
  render(
    <SortableRows
      label="Units"
      items={items}
      onMove={onMove}
      renderItem={({ name }) => <button type="button">More of {name}</button>}
    />,
  );

const findHandle = (name: string) =>
  page.getByRole('button', { name: `Move ${name}` }).element() as HTMLElement;
const waitLong = () => new Promise((done) => setTimeout(done, 1_500));

beforeEach(() => {
  setLanguage('en');
  onMove.mockClear();
});

it('renders its rows once: the code to move them loads on hover and replaces no row', async () => {
  await showList();
  const moreButton = page.getByRole('button', { name: 'More of One' }).element() as HTMLElement;
  const rows = [...document.querySelectorAll('ol > li')];
  await waitLong();
  await userEvent.hover(findHandle('One'));
  findHandle('Two').focus();
  await waitLong();
  expect([...document.querySelectorAll('ol > li')]).toEqual(rows);
  expect([moreButton.isConnected, document.activeElement === findHandle('Two')]).toEqual([true, true]);
});

it('can be sorted by keys, also if the first key comes early', async () => {
  await showList();
  findHandle('Three').focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('Three is now at place 3 of 3.')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByText('Three is now at place 2 of 3.')).toBeInTheDocument();
  await userEvent.keyboard(' ');
  await vi.waitFor(() => expect(onMove).toHaveBeenCalledWith(items[2], 1));
});

it('can be sorted by dragging', async () => {
  await showList();
  await waitLong();
  await userEvent.dragAndDrop(findHandle('One'), findHandle('Three'), { steps: 10 });
  await vi.waitFor(() => expect(onMove).toHaveBeenCalledWith(items[0], 2));
});
