import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import {
  nameField,
  onIdentified,
  resetServerState,
  serverState,
  showActivityEditor,
} from '#tests/browser/show-activity-editor.tsx';
import { readDevice, restartUnsentWork } from '#tests/browser/unsent-work.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';

/** Saving the open draft: on the server, on this device, and together with another window. */

beforeEach(resetServerState);

it('gives a new activity the subject and grade of its unit, and guesses none where that cannot be read', async () => {
  await page.viewport(1366, 768);
  for (const [unitId, form] of [
    [7, { subject_id: 1, grade: 4 }],
    [8, { subject_id: null, grade: null }],
  ] as const) {
    const { screen, sent } = await showActivityEditor({ mode: 'add', unitId });
    await expect.element(screen.getByText('Nothing to save yet')).toBeVisible();
    await screen.getByRole('textbox', nameField).first().fill('Water');
    await vi.waitFor(() => expect(sent.some(({ key }) => key === 'POST /diy/add')).toBe(true), 5_000);
    expect(sent.find(({ key }) => key === 'POST /diy/add')?.input['form']).toMatchObject(form);
    await screen.unmount();
    await resetServerState();
  }
});

it('creates the draft once, with the first change, and keeps the cursor where it is', async () => {
  await page.viewport(1366, 768);
  const { screen, sent } = await showActivityEditor({ mode: 'add' });
  const name = screen.getByRole('textbox', nameField).first();
  await expect.element(screen.getByText('Nothing to save yet')).toBeVisible();
  expect(await findAxeViolations(document.body)).toEqual([]);
  await userEvent.type(name, 'Tides');
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
  await userEvent.keyboard(' at sea');
  await vi.waitFor(() => expect(serverState.activity.name).toBe('Tides at sea'), 5000);
  expect(onIdentified.mock.calls).toEqual([[5]]);
  expect(sent.filter(({ key }) => key === 'POST /diy/add')).toHaveLength(1);
  await expect.poll(() => unsentQueue.countAll()).toBe(0);
});

it('keeps unsaved edits on the device, says so, and saves them when the server is back', async () => {
  serverState.isDown = true;
  const { screen } = await showActivityEditor();
  await userEvent.fill(screen.getByRole('textbox', nameField).first(), 'Offline');
  await expect.element(screen.getByText('Not saved – trying again')).toBeVisible();
  expect(await readDevice()).toContain('Offline');
  await screen.unmount();
  // Opened again, as after a crash.
  await restartUnsentWork();
  const again = await showActivityEditor();
  await expect.element(again.screen.getByRole('textbox', nameField).first()).toHaveValue('Offline');
  serverState.isDown = false;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(serverState.activity.name).toBe('Offline'), 5000);
  await expect.poll(() => unsentQueue.countAll()).toBe(0);
});

it('asks what to do when somebody else saved, and loads their version on request', async () => {
  const { screen } = await showActivityEditor();
  const name = screen.getByRole('textbox', nameField).first();
  await expect.element(name).toBeVisible();
  serverState.activity = { ...serverState.activity, name: 'Theirs', draft_version: 9 };
  await userEvent.fill(name, 'Mine');
  await expect.element(screen.getByText('This was changed elsewhere')).toBeVisible();
  await screen.getByRole('button', { name: 'Load the newest version' }).click();
  await expect.element(screen.getByRole('textbox', nameField).first()).toHaveValue('Theirs');
  expect(serverState.activity.draft_version).toBe(9);
  await expect.poll(() => unsentQueue.countAll()).toBe(0);
});
