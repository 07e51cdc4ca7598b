import '#ui/theme/tokens.css';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { SortableRows } from './sortable-rows.tsx';

const items = ['One', 'Two', 'Three'].map((name, index) => ({ id: index + 1, name }));

const centreOf = (name: string) => {
  const element = page.getByRole('button', { name: `Move ${name}` }).element();
  const { left, top, width, height } = element.getBoundingClientRect();
  return { element, clientX: left + width / 2, clientY: top + height / 2 };
};
const touch = (target: EventTarget, type: string, point: { clientX: number; clientY: number }) =>
  target.dispatchEvent(
    new PointerEvent(type, {
      ...point,
      bubbles: true,
      cancelable: true,
      isPrimary: true,
      pointerId: 7,
      pointerType: 'touch',
    }),
  );

// A finger gives no sign before it touches: it comes down while the code that moves rows is still on its way.
it('moves a row at the first touch, on a page that nobody has used yet', async () => {
  setLanguage('en');
  const onMove = vi.fn<(item: { id: number }, to: number) => void>();
  await render(<SortableRows label="Units" items={items} onMove={onMove} renderItem={() => <span />} />);
  const [start, end] = [centreOf('One'), centreOf('Three')];
  touch(start.element, 'pointerover', start);
  touch(start.element, 'pointerdown', start);
  const moveBy = (length: number) =>
    touch(start.element, 'pointermove', { ...start, clientY: start.clientY + length });
  let length = 0;
  await vi.waitUntil(() => {
    length += 3;
    moveBy(length % 12);
    return document.querySelector('[data-dragging]');
  }, 10_000);
  moveBy(end.clientY - start.clientY);
  await expect.element(page.getByText('One is now at place 3 of 3.')).toBeInTheDocument();
  touch(start.element, 'pointerup', end);
  await vi.waitFor(() => expect(onMove).toHaveBeenCalledWith(items[0], 2));
});
