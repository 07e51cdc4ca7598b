import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { commonReplies } from '#tests/browser/exam-samples.ts';
import { showPage } from '#tests/browser/show-page.tsx';
import { BankPicker } from './bank-picker.tsx';

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <BankPicker takenIds={[]} onPick={() => undefined} onClose={() => setOpen(false)} />}
    </>
  );
}

test('gives the focus back to the button that opened it', async () => {
  await showPage({
    server: {
      ...commonReplies,
      'GET /exam/question_list': () => ({
        data: { items: [], total: 0, total_is_bound: false, has_more: false },
      }),
    },
    show: () => <Opener />,
  });
  const opener = page.getByRole('button', { name: 'Open', exact: true });
  opener.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
});
