import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setLanguage } from '#ui/i18n/language-store.ts';
import type { Section } from '../../sections/schema.ts';
import { SectionNote } from './section-note.tsx';

beforeEach(() => setLanguage('en'));

const show = (section: Partial<Section>) =>
  render(
    <SectionNote
      section={{ id: 's1', heading: '', passage: '', ...section }}
      mediaUrl={(address) => address}
    />,
  );

test('a passage opens below the heading of its section', async () => {
  await show({ heading: 'The moon', passage: 'It shines at night.' });
  const passage = page.getByText('It shines at night.');
  await expect.element(passage).not.toBeVisible();
  await page.getByText('The moon').click();
  await expect.element(passage).toBeVisible();
});

test('a heading alone has nothing to open', async () => {
  const screen = await show({ heading: 'Part two' });
  await expect.element(page.getByText('Part two')).toBeVisible();
  expect(screen.container.querySelector('details')).toBeNull();
});
