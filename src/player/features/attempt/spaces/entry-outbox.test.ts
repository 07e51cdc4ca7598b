import { describe, expect, it } from 'vitest';
import { createEntryOutbox, type EntryChange, type EntryReply } from './entry-outbox.ts';

/** A server, and a device whose storage survives a reload. */
function createServerAndDevice() {
  const storedChanges = new Map<string, EntryChange>();
  const receivedEntries: string[] = [];
  const replies: string[] = [];
  const world = {
    kept: storedChanges,
    received: receivedEntries,
    replies,
    answer: (_change: EntryChange): EntryReply['result'] => 'saved',
    stored: 0,
  };
  const open = () =>
    createEntryOutbox({
      storage: {
        load: async () => [...storedChanges.values()],
        write: async (name, change) => void storedChanges.set(name, change),
        delete: async (names) => {
          for (const name of names) storedChanges.delete(name);
        },
      },
      save: async (entries) => {
        if (entries.some(({ key }) => key === 'bad')) throw new Error('unreadable');
        return entries.map((change): EntryReply => {
          receivedEntries.push(`${change.item} ${change.seq}`);
          const result = world.answer(change);
          const stored = result === 'stale' ? { stored: { seq: world.stored, value: null } } : {};
          return { space: change.space, item: change.item, result, ...stored };
        });
      },
      isInvalid: (error) => (error as Error).message === 'unreadable',
      onReply: ({ item }, { result }) => replies.push(`${item} ${result}`),
    });
  return { world, open };
}

const createChange = (item: string, seq: number, kind = 'mark', key = `${item}${seq}`): EntryChange => ({
  space: 'ink',
  item,
  value: { kind },
  seq,
  key,
});

async function sendAll(outbox: ReturnType<ReturnType<typeof createServerAndDevice>['open']>): Promise<void> {
  while (outbox.countUnsent() > 0) await outbox.sendBatch();
}

describe('the outbox of entries', () => {
  it('keeps entries across a reload and sends them in the order of writing', async () => {
    const { world, open } = createServerAndDevice();
    const page = open();
    page.add(createChange('b', 1));
    page.add(createChange('a', 2));
    page.add(createChange('b', 3, 'erased'));
    await page.whenStored();
    const next = open();
    await next.readStored();
    expect(next.listPending('ink').map(({ item }) => item)).toEqual(['b', 'a', 'b']);
    await sendAll(next);
    expect(world.received).toEqual(['b 1', 'a 2', 'b 3']);
    expect([...world.kept]).toEqual([]);
  });

  it('keeps one entry, the newest, for each kind of each item', async () => {
    const { world, open } = createServerAndDevice();
    const page = open();
    page.add(createChange('a', 1));
    page.add(createChange('a', 2));
    await sendAll(page);
    expect(world.received).toEqual(['a 2']);
  });

  it('still sends an entry that was written during a save of the same one', async () => {
    const { world, open } = createServerAndDevice();
    const page = open();
    page.add(createChange('a', 1));
    world.answer = ({ seq }) => {
      if (seq === 1) page.add(createChange('a', 2));
      return 'saved';
    };
    await sendAll(page);
    expect(world.received).toEqual(['a 1', 'a 2']);
  });

  it('numbers a later write above another device’s', async () => {
    const { world, open } = createServerAndDevice();
    const page = open();
    page.add(createChange('a', 1));
    world.answer = ({ seq }) => {
      if (seq > 50) return 'saved';
      page.add(createChange('a', 2));
      world.stored = 50;
      return 'stale';
    };
    await sendAll(page);
    expect(world.received).toEqual(['a 1', 'a 51']);
    expect(world.replies).toEqual(['a stale', 'a saved']);
  });

  it('drops only invalid entries', async () => {
    const { world, open } = createServerAndDevice();
    const page = open();
    page.add(createChange('a', 1));
    page.add(createChange('b', 2, 'mark', 'bad'));
    page.add(createChange('c', 3));
    await sendAll(page);
    expect(world.replies).toEqual(['a saved', 'b invalid', 'c saved']);
  });
});
