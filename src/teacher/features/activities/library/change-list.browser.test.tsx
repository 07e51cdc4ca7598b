import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showPage } from '#tests/browser/show-page.tsx';
import { ChangeList } from './change-list.tsx';

it('names both languages if the language of an activity has changed', async () => {
  const changes = {
    fields: [{ field: 'display_language' as const, before: 'zh-hk', after: 'zh-tw' }],
    questions: [],
    parts: [],
    order_changed: false,
    other: false,
  };
  await showPage({ server: {}, show: () => <ChangeList changes={changes} /> });
  await expect.element(page.getByText('繁體中文（香港）')).toBeVisible();
  await expect.element(page.getByText('繁體中文（台灣）')).toBeVisible();
});
