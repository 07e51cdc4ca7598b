import { useRef } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useAutofocus } from './use-autofocus.ts';

function LongView() {
  const root = useRef<HTMLDivElement>(null);
  useAutofocus(root);
  return (
    <div data-testid="dialog" style={{ height: 100, overflow: 'auto' }}>
      <div ref={root}>
        <p style={{ height: 400 }}>The code of the class</p>
        <button type="button" data-autofocus>
          Watch live
        </button>
      </div>
    </div>
  );
}

it('gives the focus to what comes next without scrolling away what is read first', async () => {
  await render(<LongView />);
  await expect.element(page.getByRole('button', { name: 'Watch live' })).toHaveFocus();
  expect(page.getByTestId('dialog').element().scrollTop).toBe(0);
});
