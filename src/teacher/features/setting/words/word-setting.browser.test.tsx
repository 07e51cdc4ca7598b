import { expect, it } from 'vitest';
import { showPage } from '#tests/browser/show-page.tsx';
import { WordSetting } from './word-setting.tsx';

it('keeps what is typed when the saved words are read again', async () => {
  let words = ['badger'];
  const { screen } = await showPage({
    server: {
      'GET /admin/checked_words': () => ({ data: { words } }),
      'POST /admin/checked_words': (input) => {
        words = input['words'] as string[];
        return { data: {} };
      },
    },
    show: () => <WordSetting />,
  });
  const field = screen.getByRole('textbox');
  await field.fill('badger\nfox, ');
  const element = field.element();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => words).toEqual(['badger', 'fox']);
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect.element(field).toHaveValue('badger\nfox, ');
  expect(field.element()).toBe(element);
});
