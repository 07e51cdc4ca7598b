import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import '#ui/theme/tokens.css';

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <Dialog title="Sure?" onClose={() => setOpen(false)}>
          <Button onClick={() => setOpen(false)}>No</Button>
        </Dialog>
      )}
    </>
  );
}

it.each(['Escape', 'Enter'])('returns the focus after %s', async (key) => {
  await render(<Opener />);
  const opener = page.getByRole('button', { name: 'Open' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'No' })).toHaveFocus();
  await userEvent.keyboard(`{${key}}`);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it.each([1, 60])('keeps its buttons in view below %i lines', async (lines) => {
  const screen = await render(
    <Dialog title="Sure?" onClose={() => undefined} actions={<Button>Yes</Button>}>
      {Array.from({ length: lines }, (_, line) => (
        <p key={line}>Line {line + 1}</p>
      ))}
    </Dialog>,
  );
  const { bottom } = screen.getByRole('dialog').element().getBoundingClientRect();
  const footBounds = screen
    .getByRole('button', { name: 'Yes' })
    .element()
    .parentElement!.getBoundingClientRect();
  expect(Math.abs(footBounds.bottom - bottom)).toBeLessThan(2);
  const lastLine = screen.getByText(`Line ${lines}`).element();
  lastLine.scrollIntoView({ block: 'center' });
  expect(lastLine.getBoundingClientRect().bottom).toBeLessThanOrEqual(footBounds.top);
});
