import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutosave } from './autosave.ts';
import { applyEdit, createDraftState, getSaveLabel, type SaveLabel } from './draft-state.ts';

class Conflict extends Error {}
class Refused extends Error {}

/** A server that keeps the last draft, refuses outdated versions and may lose requests or replies. */
function createServer() {
  const server = {
    version: 0,
    held: '',
    sends: [] as string[],
    mode: 'up' as 'up' | 'down' | 'loses reply' | 'refuses',
    latencyMs: 100,
  };
  let known = 0;
  const send = async (draft: string): Promise<void> => {
    server.sends.push(draft);
    await new Promise((resolve) => setTimeout(resolve, server.latencyMs));
    if (server.mode === 'down') throw new Error('no network');
    if (server.mode === 'refuses') throw new Refused('too large');
    if (server.version !== known && server.held !== draft) throw new Conflict();
    if (server.held !== draft) {
      server.held = draft;
      server.version++;
    }
    if (server.mode === 'loses reply') throw new Error('no reply');
    known = server.version;
  };
  return { server, send };
}

/** An autosave with its state, as the draft's store connects them, and a function to edit. */
function openAutosave() {
  const { server, send } = createServer();
  const labels: SaveLabel[] = [];
  let state = createDraftState('');
  const setState = (next: typeof state) => {
    state = next;
    labels.push(getSaveLabel(state));
  };
  const autosave = createAutosave({
    getState: () => state,
    setState,
    send,
    classifyError: (error) => ({
      problem: error instanceof Conflict ? 'conflict' : error instanceof Refused ? 'refused' : 'unreachable',
      reason: error instanceof Error ? error.message : '',
    }),
  });
  const change = (draft: string) => {
    setState(applyEdit(state, draft));
    autosave.schedule();
  };
  return { server, saver: { ...autosave, change }, label: () => labels.at(-1) };
}

describe('saving while somebody types', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('waits for a pause, then saves once', async () => {
    const { server, saver, label } = openAutosave();
    for (const text of ['a', 'ab', 'abc']) {
      saver.change(text);
      await vi.advanceTimersByTimeAsync(300);
    }
    expect(server.sends).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.sends).toEqual(['abc']);
    expect(label()).toBe('saved');
  });

  it('saves at least every five seconds of unbroken typing', async () => {
    const { server, saver } = openAutosave();
    for (let at = 0; at < 30; at++) {
      saver.change(`text ${at}`);
      await vi.advanceTimersByTimeAsync(400);
    }
    expect(server.sends.length).toBeGreaterThanOrEqual(2);
  });

  it('runs one save at a time, and then sends edits made meanwhile', async () => {
    const { server, saver, label } = openAutosave();
    server.latencyMs = 3000;
    saver.change('first');
    await vi.advanceTimersByTimeAsync(900);
    saver.change('second');
    await vi.advanceTimersByTimeAsync(1500);
    expect(server.sends).toEqual(['first']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.sends).toEqual(['first', 'second']);
    expect(server.held).toBe('second');
    expect(label()).toBe('saved');
  });

  it('continues automatically when the network is back', async () => {
    const { server, saver, label } = openAutosave();
    server.mode = 'down';
    saver.change('offline');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(label()).toBe('retrying');
    server.mode = 'up';
    await vi.advanceTimersByTimeAsync(30_000);
    expect(server.held).toBe('offline');
    expect(label()).toBe('saved');
  });

  it('reports no conflict after a lost reply, even if typing went on', async () => {
    const { server, saver, label } = openAutosave();
    server.mode = 'loses reply';
    saver.change('arrived');
    await vi.advanceTimersByTimeAsync(950);
    saver.change('newer');
    server.mode = 'up';
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.sends).toEqual(['arrived', 'arrived', 'newer']);
    expect(label()).toBe('saved');
    expect(server.version).toBe(2);
  });

  it('stops at a conflict and overwrites nothing', async () => {
    const { server, saver, label } = openAutosave();
    server.version = 5;
    server.held = 'somebody else';
    saver.change('mine');
    await vi.advanceTimersByTimeAsync(5000);
    expect(label()).toBe('conflict');
    saver.change('mine, longer');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.sends).toEqual(['mine']);
    expect(server.held).toBe('somebody else');
    expect(await saver.flush()).toBe(false);
  });

  it('tries a refused draft again only after a change or on request', async () => {
    const { server, saver, label } = openAutosave();
    server.mode = 'refuses';
    saver.change('huge');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.sends).toEqual(['huge']);
    expect(label()).toBe('refused');
    server.mode = 'up';
    saver.change('small');
    await vi.advanceTimersByTimeAsync(2000);
    expect(label()).toBe('saved');
  });

  it('flushes everything at once, and stops at the first failure', async () => {
    const { server, saver } = openAutosave();
    saver.change('now');
    const flushed = saver.flush();
    saver.change('and this');
    await vi.advanceTimersByTimeAsync(250);
    expect(await flushed).toBe(true);
    expect(server.held).toBe('and this');
    server.mode = 'down';
    saver.change('lost');
    const failed = saver.flush();
    await vi.advanceTimersByTimeAsync(150);
    expect(await failed).toBe(false);
  });
});
