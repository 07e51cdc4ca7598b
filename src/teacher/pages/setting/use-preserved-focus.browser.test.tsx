import { useRef, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { usePreservedFocus } from './use-preserved-focus.ts';

function FocusArea() {
  const areaRef = useRef<HTMLDivElement>(null);
  const [items, setItems] = useState(['one', 'two']);
  const [isBusy, setBusy] = useState(false);
  usePreservedFocus(areaRef);
  return (
    <div ref={areaRef}>
      <section aria-label="list">
        {items.map((item) => (
          <button key={item} type="button" onClick={() => setItems(items.filter((other) => other !== item))}>
            {item}
          </button>
        ))}
        <button
          type="button"
          disabled={isBusy}
          onClick={() => {
            setBusy(true);
            setTimeout(() => setBusy(false), 200);
          }}
        >
          save
        </button>
      </section>
    </div>
  );
}

let screen: Awaited<ReturnType<typeof render>>;
beforeEach(async () => {
  screen = await render(<FocusArea />);
});

it('moves the focus to the section when the focused element is gone', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('region', { name: 'list' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'two' })).toHaveFocus();
});

it('gives the focus back to a button that was disabled while it worked', async () => {
  const save = screen.getByRole('button', { name: 'save' });
  (save.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(save).toBeDisabled();
  await expect.element(save).toHaveFocus();
});

it('leaves the focus alone once it has left the page', async () => {
  const save = screen.getByRole('button', { name: 'save' });
  (save.element() as HTMLElement).focus();
  (save.element() as HTMLElement).blur();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  document.body.append(document.createElement('i'));
  await new Promise((done) => setTimeout(done, 100));
  expect(document.activeElement).toBe(document.body);
});
