import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import {
  emptyActivity,
  nameField,
  resetServerState,
  serverState,
  showActivityEditor,
} from '#tests/browser/show-activity-editor.tsx';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';

/** Opening an activity in the editor. */

beforeEach(resetServerState);

it('says that the original of a copy changed, shows the changes, and opens the new version', async () => {
  serverState.activity = { ...emptyActivity, name: 'Mine', has_origin_changes: true };
  const { screen } = await showActivityEditor();
  const name = screen.getByRole('textbox', nameField).first();
  await userEvent.fill(name, 'Mine, edited');
  // At once, before autosave has saved the edit.
  const button = screen.getByRole('button', { name: 'See what changed' });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('https://a.example/ → https://b.example/')).toBeVisible();
  await expect.element(screen.getByText('The order changed.')).toBeVisible();
  expect(serverState.activity.name).toBe('Mine, edited');
  expect(await findAxeViolations(document.body)).toEqual([]);
  await screen.getByRole('button', { name: 'Take the new version' }).click();
  await expect.element(name).toHaveValue('Theirs');
  await expect.element(screen.getByText(/newer version in the library/)).not.toBeInTheDocument();
  await expect.poll(() => unsentQueue.countAll()).toBe(0);
});

it('previews the current draft', async () => {
  const { screen } = await showActivityEditor();
  await screen.getByRole('button', { name: 'Preview' }).click();
  await expect.element(screen.getByText('Shown "as resolved"')).toBeVisible();
});

it.each([
  ['an unknown id', 99, 'diyquiz'],
  ['another type', 5, 'ebook'],
])('says that there is no such activity for %s', async (_case, id, type) => {
  const { screen } = await showActivityEditor({ id, type });
  await expect.element(screen.getByText('This activity does not exist')).toBeVisible();
});

it.each(['add', 'edit', 'copy'] as const)('says that there is no such type to %s', async (mode) => {
  const { screen } = await showActivityEditor({ mode, type: 'nothing' });
  await expect.element(screen.getByText('There is no type of activity “nothing”')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Choose a type' })).toBeVisible();
});
