import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { InkPage } from '#parts/ink/pages.ts';
import { createMemorySpaces } from '#parts/spaces/memory-spaces.view.ts';
import { showView } from '#tests/browser/show-view.tsx';
import { InkResponse } from './ink-response.tsx';
import { createInkSpaces } from './ink-spaces.ts';

const pages: InkPage[] = [{ width: 1_200, height: 800, background: { kind: 'blank' } }];
const student = { user_id: 1, role: 'student' as const };
const writeText = (text: string, t: number) => ({
  item: text,
  by: student,
  value: { kind: 'text', text, colour: 'black', size: 32, at: [100, 100 + t], width: 300, t },
});

async function show(stoodAt?: Record<string, number>) {
  const spaces = createMemorySpaces({
    spaces: createInkSpaces(() => 'q'),
    content: null,
    me: { user_id: 2, role: 'teacher' },
    entries: { ink: [writeText('Before', 1), writeText('After', 2)] },
  });
  await showView({
    language: 'en',
    show: (mediaUrl) => (
      <InkResponse label="Drawing" pages={pages} context={{ mediaUrl, nameOf: () => '', spaces, stoodAt }} />
    ),
  });
  await page.getByRole('button', { name: /What is on the page/ }).click();
}
const listed = (text: string) => page.getByRole('button', { name: new RegExp(text) });
const pen = () => page.getByRole('radio', { name: /Pen/ });

it('shows an answer as it is now, with tools to write on it', async () => {
  await show();
  await expect.element(listed('Before')).toBeVisible();
  await expect.element(listed('After')).toBeVisible();
  await expect.element(pen()).toBeVisible();
});

it('shows an earlier submission as it stood then, to look at', async () => {
  await show({ ink: 1 });
  await expect.element(listed('Before')).toBeVisible();
  expect(listed('After').elements()).toEqual([]);
  expect(pen().elements()).toEqual([]);
});
