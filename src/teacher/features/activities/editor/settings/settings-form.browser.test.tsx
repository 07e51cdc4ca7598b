import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  emptyActivity,
  resetServerState,
  serverState,
  showActivityEditor,
} from '#tests/browser/show-activity-editor.tsx';

beforeEach(resetServerState);

const readPicture = (name: string) =>
  page.getByRole('group', { name }).element().querySelector('img')?.getAttribute('src') ?? undefined;

it('has the icon and the start-up screen of the type filled in, and calls neither optional', async () => {
  serverState.activity = { ...emptyActivity, name: 'Mine' };
  const { screen } = await showActivityEditor();
  await expect.element(screen.getByRole('tab', { name: 'Settings' })).toBeVisible();
  (screen.getByRole('tab', { name: 'Settings' }).element() as HTMLElement).click();
  await expect.element(screen.getByRole('group', { name: 'Start-up screen' })).toBeVisible();
  expect(readPicture('Icon')).toContain('svg');
  expect(readPicture('Start-up screen')).toContain('svg');
  await expect.element(screen.getByText(/optional/i)).not.toBeInTheDocument();
});
