import { expect, it } from 'vitest';
import { showPage } from '#tests/browser/show-page.tsx';
import { WordSetting } from './word-setting.tsx';

it('keeps what is typed when the saved words are read again', async () => {
  let words = ['badger'];
  let readCount = 0;
  const { screen } = await showPage({
    server: {
      'GET /admin/checked_words': () => {
        readCount += 1;
        return { data: { words } };
      },
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
  await expect.poll(() => readCount).toBe(2);
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  await expect.element(field).toHaveValue('badger\nfox, ');
  expect(field.element()).toBe(element);
});
