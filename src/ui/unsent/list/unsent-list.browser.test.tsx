import { clear, createStore } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { resultCodes } from '#contract/codes.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { defineUnsent } from '#ui/unsent/unsent-kinds.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';
import { UnsentBadge } from './unsent-badge.tsx';

let error: Error | undefined;
let sentNames: string[];
let stop: () => void;

const markKind = defineUnsent<{ score: number }>({
  version: 1,
  batchSize: 10,
  load: async () => ({
    toText: ({ body }) => `Score: ${body.score}`,
    send: async (entries) => {
      if (error) throw error;
      sentNames.push(...entries.map(({ name }) => name));
      return entries.map(() => ({ isSent: true }));
    },
  }),
});

beforeEach(async () => {
  await clear(createStore('unsent', 'entries'));
  error = new ApiError(resultCodes.not_allowed, 'You may not mark this class.');
  sentNames = [];
  stop = unsentQueue.start({ person: 1, kinds: { mark: markKind } });
  await unsentQueue.whenRead();
});
afterEach(() => stop());

async function showRefusedMark() {
  const screen = await render(<UnsentBadge />);
  await unsentQueue.add([
    { lane: 'marks', kind: 'mark', name: '1/q', title: 'Chan Tai Man · Question 1', body: { score: 3 } },
  ]);
  await screen.getByRole('button', { name: '1 not sent yet' }).click();
  return screen;
}

it('says what is not sent and why, and sends it', async () => {
  const screen = await showRefusedMark();
  await expect.element(screen.getByText('Chan Tai Man · Question 1')).toBeVisible();
  await expect.element(screen.getByText('You may not mark this class.')).toBeVisible();
  error = undefined;
  await screen.getByRole('button', { name: 'Send now' }).click();
  await expect.element(screen.getByText('Everything has been sent.')).toBeVisible();
  expect(sentNames).toEqual(['1/q']);
});

it('saves an entry as a file that its author can read', async () => {
  const screen = await showRefusedMark();
  const saved: Blob[] = [];
  const createUrl = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:saved';
  });
  onTestFinished(() => createUrl.mockRestore());
  await screen.getByRole('button', { name: 'Save as a file' }).click();
  await expect.poll(() => Promise.all(saved.map((blob) => blob.text()))).toEqual(['Score: 3']);
});

it('discards an entry only after asking', async () => {
  const screen = await showRefusedMark();
  await screen.getByRole('button', { name: 'Discard' }).click();
  await screen.getByRole('button', { name: 'Keep' }).click();
  expect(unsentQueue.list()).toHaveLength(1);
  await screen.getByRole('button', { name: 'Discard' }).click();
  await screen.getByRole('button', { name: 'Discard' }).click();
  await expect.element(screen.getByText('Everything has been sent.')).toBeVisible();
  expect(unsentQueue.list()).toHaveLength(0);
});
