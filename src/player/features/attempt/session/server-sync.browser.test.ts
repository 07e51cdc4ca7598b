import { clear, createStore } from 'idb-keyval';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AttemptServer, openAttemptServer } from '#tests/browser/attempt-server.ts';
import { closeTabs, openTab } from '#tests/browser/attempt-tabs.ts';

let server: AttemptServer;

beforeEach(async () => {
  await clear(createStore('unsent', 'entries'));
  await clear(createStore('player', 'kept'));
  server = openAttemptServer();
});
afterEach(closeTabs);

const quickly = { interval: 5, timeout: 5_000 };

it('reads the attempt again when its deadline is moved, so that the late note follows', async () => {
  const dueAt = Date.now() - 60_000;
  const hour = 3_600_000;
  const read = server.read;
  server.read = () => ({ ...read(), late_from: dueAt, deadline_at: dueAt + hour });
  const tab = await openTab(server.read());
  await expect.poll(() => server.calls, quickly).toContain('/api/play/live');
  const moved = { late_from: dueAt + 2 * hour, deadline_at: dueAt + 3 * hour };
  server.read = () => ({ ...read(), ...moved });
  server.tell({ state: 'in_progress', deadline_at: moved.deadline_at, is_closed: false });
  await expect.poll(() => tab.session.getState().attempt, quickly).toMatchObject(moved);
});
