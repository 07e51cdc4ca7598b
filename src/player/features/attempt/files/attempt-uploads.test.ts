import { beforeEach, expect, it, vi } from 'vitest';
import type { StoredFile } from '#activities/activity-type.ts';
import type { PendingFile, PendingFiles } from '#player/storage/pending-files.ts';
import { createAttemptUploads, type UploadsDeps } from './attempt-uploads.ts';

/** The stored files of this device, and the answer's files, over several visits. */
let device: Map<string, PendingFile>;
let answer: StoredFile[];
let sent: string[];
/** Lets the next file arrive on the server. */
let arrive: () => void;

const file = (name: string) => new File([name], name, { type: 'image/png' });

const storage = (): PendingFiles => ({
  load: async () => [...device.values()],
  read: async (id) => device.get(id),
  write: async (pending) => {
    device.set(pending.id, pending);
    return true;
  },
  delete: async (id) => void device.delete(id),
});

function visit(change: Partial<UploadsDeps> = {}) {
  const onSentElsewhere = vi.fn<() => void>();
  const uploads = createAttemptUploads({
    storage: storage(),
    send: (_pending, given, { signal }) =>
      new Promise((resolve, reject) => {
        sent.push(given.name);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        arrive = () =>
          resolve({
            id: sent.length,
            url: `/play/private/${sent.length}`,
            name: given.name,
            mime: '',
            bytes: 1,
          });
      }),
    attach: async (_question, stored) => {
      answer.push(stored);
      return true;
    },
    lock: (run) => run(),
    onSentElsewhere,
    onChange: () => undefined,
    ...change,
  });
  return { uploads, onSentElsewhere };
}

const namesOf = (uploads: ReturnType<typeof visit>['uploads']) => uploads.current().map(({ name }) => name);

beforeEach(() => {
  device = new Map();
  answer = [];
  sent = [];
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
});

it('sends one file after the other, and deletes each once it is added to its answer', async () => {
  const { uploads } = visit();
  uploads.add('leaf', file('one.png'), 'picture');
  uploads.add('leaf', file('two.png'), 'picture');
  await vi.waitFor(() => expect(sent).toEqual(['one.png']));
  expect([...device.values()].map(({ name }) => name)).toEqual(['one.png', 'two.png']);
  arrive();
  await vi.waitFor(() => expect(sent).toEqual(['one.png', 'two.png']));
  expect(namesOf(uploads)).toEqual(['two.png']);
  arrive();
  await vi.waitFor(() => expect(device.size).toBe(0));
  expect(answer.map(({ name }) => name)).toEqual(['one.png', 'two.png']);
  expect(uploads.current()).toEqual([]);
});

it('continues at the next visit, and adds files that had arrived without sending them again', async () => {
  const first = visit();
  first.uploads.add('leaf', file('one.png'), 'picture');
  await vi.waitFor(() => expect(sent).toEqual(['one.png']));
  // The student leaves the page before the file arrives: this visit does not change the answer any more.
  first.uploads.close();
  arrive();
  await vi.waitFor(() => expect([...device.values()][0]?.stored).toBeDefined());
  expect(answer).toEqual([]);
  const second = visit();
  await second.uploads.resume();
  await vi.waitFor(() => expect(device.size).toBe(0));
  expect([sent.length, answer.map(({ name }) => name)]).toEqual([1, ['one.png']]);
});

it('leaves a file alone that another tab has sent', async () => {
  let release = () => {};
  const turn = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { uploads, onSentElsewhere } = visit({ lock: (run) => turn.then(run) });
  uploads.add('leaf', file('one.png'), 'picture');
  await vi.waitFor(() => expect(device.size).toBe(1));
  device.clear();
  release();
  await vi.waitFor(() => expect(onSentElsewhere).toHaveBeenCalledOnce());
  expect([sent, uploads.current()]).toEqual([[], []]);
});

it('drops a cancelled file, even if it arrives at the same moment', async () => {
  const { uploads } = visit();
  uploads.add('leaf', file('one.png'), 'picture');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  arrive();
  uploads.cancel(uploads.current()[0]?.id ?? '');
  await new Promise((resolve) => setTimeout(resolve));
  expect([device.size, answer, uploads.current()]).toEqual([0, [], []]);
});

it('says why the server refuses a file, and tries again on request', async () => {
  const { ApiError } = await import('#ui/api/api-error.ts');
  let refuses = true;
  const { uploads } = visit({
    send: async (_pending, { name }) => {
      if (refuses) throw new ApiError(41_502, 'Too large');
      return { id: 1, url: '', name, mime: '', bytes: 1 };
    },
  });
  uploads.add('leaf', file('one.png'), 'picture');
  await vi.waitFor(() =>
    expect(uploads.current()[0]).toMatchObject({ state: 'refused', message: 'Too large' }),
  );
  refuses = false;
  uploads.retry(uploads.current()[0]?.id ?? '');
  await vi.waitFor(() => expect(answer).toHaveLength(1));
});
