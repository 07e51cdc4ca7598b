import { clear, createStore } from 'idb-keyval';
import { expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Toaster } from '#ui/toast/toaster.tsx';
import { defineUnsent } from '#ui/unsent/unsent-kinds.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';
import { UnsentBadge } from './unsent-badge.tsx';

vi.mock('./unsent-list.tsx', () => {
  throw new TypeError('no network');
});

it('keeps the page where the list cannot be loaded', async () => {
  await clear(createStore('unsent', 'entries'));
  const load = async () => ({
    toText: () => '',
    send: async () => [{ isSent: false as const, failure: 'refused' as const }],
  });
  const stop = unsentQueue.start({
    person: 1,
    kinds: { mark: defineUnsent({ version: 1, batchSize: 1, load }) },
  });
  onTestFinished(stop);
  const screen = await render(
    <>
      <h1>Marking</h1>
      <UnsentBadge />
      <Toaster />
    </>,
  );
  await unsentQueue.add([{ lane: 'marks', kind: 'mark', name: 'a', title: 'A', body: 1 }]);
  await screen.getByRole('button').click();
  await expect.element(screen.getByText(/網絡|network/)).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Marking' })).toBeVisible();
});
