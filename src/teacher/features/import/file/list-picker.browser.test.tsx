import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage } from '#tests/browser/show-page.tsx';
import { getToasts } from '#ui/toast/toast-store.ts';
import { ListPicker } from './list-picker.tsx';

const refusal = 'The list has no column with names.';

async function chooseFile() {
  await showPage({
    server: { 'POST /admin/import_begin': () => ({ code: 40001, msg: refusal, data: null }) },
    show: () => <ListPicker calendarId={1} />,
  });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no field for a file.');
  await userEvent.upload(page.elementLocator(input), new File(['a,b\n'], 'list.csv', { type: 'text/csv' }));
}

const listErrors = () =>
  getToasts()
    .filter(({ kind }) => kind === 'error')
    .map(({ text }) => text);

it('says why a list was refused at the button and in the message over the page', async () => {
  await chooseFile();
  await expect.element(page.getByRole('alert').filter({ hasText: refusal }).first()).toBeVisible();
  expect(listErrors()).toEqual([refusal]);
});
