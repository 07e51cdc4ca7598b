import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage } from '#tests/browser/show-page.tsx';
import { SetupForm } from './setup-form.tsx';

it('moves the focus to the languages if nothing but these is missing', async () => {
  await showPage({ server: {}, show: () => <SetupForm token="abc" onDone={() => undefined} /> });
  await userEvent.fill(page.getByLabelText('Name of the school'), 'Harbour School');
  await userEvent.fill(page.getByLabelText('Your name'), 'Chan');
  await userEvent.fill(page.getByLabelText('Email', { exact: true }), 'chan@example.com');
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'seven green kites');
  const languages = page.getByRole('checkbox', { name: /简体中文|繁體中文|English/ });
  const chosen = page.getByRole('checkbox', { name: /中文|English/, checked: true });
  for (const language of chosen.elements()) await userEvent.click(language);
  await page.getByRole('button', { name: 'Set up the school' }).click();
  await expect.element(page.getByText('Choose at least one language.')).toBeVisible();
  await expect.element(languages.first()).toHaveFocus();
});
