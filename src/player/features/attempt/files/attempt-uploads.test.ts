import { beforeEach, expect, it, vi } from 'vitest';
import type { StoredFile } from '#form/activity-type.ts';
import type { PendingFile, PendingFiles } from '#player/storage/pending-files.ts';
import { createAttemptUploads, type UploadsDeps } from './attempt-uploads.ts';

/** The stored files of this device, and the answer's files, over several visits. */
let storedFiles: Map<string, PendingFile>;
let answerFiles: StoredFile[];
let sentNames: string[];
/** Lets the next file arrive on the server. */
let finishUpload: () => void;

const createFile = (name: string) => new File([name], name, { type: 'image/png' });

const createStorage = (): PendingFiles => ({
  load: async () => [...storedFiles.values()],
  read: async (id) => storedFiles.get(id),
  write: async (pendingFile) => {
    storedFiles.set(pendingFile.id, pendingFile);
    return true;
  },
  delete: async (id) => void storedFiles.delete(id),
});

function visitPage(change: Partial<UploadsDeps> = {}) {
  const onSentElsewhere = vi.fn<() => void>();
  const uploads = createAttemptUploads({
    storage: createStorage(),
    send: (_pending, given, { signal }) =>
      new Promise((resolve, reject) => {
        sentNames.push(given.name);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        finishUpload = () =>
          resolve({
            id: sentNames.length,
            url: `/play/private/${sentNames.length}`,
            name: given.name,
            mime: '',
            bytes: 1,
          });
      }),
    attachFile: async (_question, stored) => {
      answerFiles.push(stored);
      return true;
    },
    lock: (run) => run(),
    onSentElsewhere,
    onChange: () => undefined,
    ...change,
  });
  return { uploads, onSentElsewhere };
}

const namesOf = (uploads: ReturnType<typeof visitPage>['uploads']) =>
  uploads.listUploads().map(({ name }) => name);

beforeEach(() => {
  storedFiles = new Map();
  answerFiles = [];
  sentNames = [];
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
});

it('sends one file after the other, and deletes each once it is added to its answer', async () => {
  const { uploads } = visitPage();
  uploads.add('leaf', createFile('one.png'), 'picture');
  uploads.add('leaf', createFile('two.png'), 'picture');
  await vi.waitFor(() => expect(sentNames).toEqual(['one.png']));
  expect([...storedFiles.values()].map(({ name }) => name)).toEqual(['one.png', 'two.png']);
  finishUpload();
  await vi.waitFor(() => expect(sentNames).toEqual(['one.png', 'two.png']));
  expect(namesOf(uploads)).toEqual(['two.png']);
  finishUpload();
  await vi.waitFor(() => expect(storedFiles.size).toBe(0));
  expect(answerFiles.map(({ name }) => name)).toEqual(['one.png', 'two.png']);
  expect(uploads.listUploads()).toEqual([]);
});

it('continues at the next visit, and adds files that had arrived without sending them again', async () => {
  const first = visitPage();
  first.uploads.add('leaf', createFile('one.png'), 'picture');
  await vi.waitFor(() => expect(sentNames).toEqual(['one.png']));
  // The student leaves the page before the file arrives: this visit does not change the answer any more.
  first.uploads.close();
  finishUpload();
  await vi.waitFor(() => expect([...storedFiles.values()][0]?.stored).toBeDefined());
  expect(answerFiles).toEqual([]);
  const second = visitPage();
  await second.uploads.resume();
  await vi.waitFor(() => expect(storedFiles.size).toBe(0));
  expect([sentNames.length, answerFiles.map(({ name }) => name)]).toEqual([1, ['one.png']]);
});

it('leaves a file alone that another tab has sent', async () => {
  let releaseLock = () => {};
  const lockFree = new Promise<void>((resolve) => {
    releaseLock = resolve;
  });
  const { uploads, onSentElsewhere } = visitPage({ lock: (run) => lockFree.then(run) });
  uploads.add('leaf', createFile('one.png'), 'picture');
  await vi.waitFor(() => expect(storedFiles.size).toBe(1));
  storedFiles.clear();
  releaseLock();
  await vi.waitFor(() => expect(onSentElsewhere).toHaveBeenCalledOnce());
  expect([sentNames, uploads.listUploads()]).toEqual([[], []]);
});

it('keeps a file while the storage of this device cannot be read, and sends it later', async () => {
  let canRead = false;
  const storage = createStorage();
  const { uploads, onSentElsewhere } = visitPage({
    storage: {
      ...storage,
      read: (id) => (canRead ? storage.read(id) : Promise.reject(new Error('closing'))),
    },
  });
  uploads.add('leaf', createFile('one.png'), 'picture');
  await vi.waitFor(() => expect(uploads.listUploads()[0]?.state).toBe('waiting'));
  expect(onSentElsewhere).not.toHaveBeenCalled();
  canRead = true;
  uploads.retry(uploads.listUploads()[0]?.id ?? '');
  await vi.waitFor(() => expect(sentNames).toEqual(['one.png']));
});

it('sends a file that this device can neither store nor read', async () => {
  const failRead = () => Promise.reject(new Error('no database'));
  const { uploads } = visitPage({
    storage: { ...createStorage(), read: failRead, write: async () => false },
  });
  uploads.add('leaf', createFile('one.png'), 'picture');
  await vi.waitFor(() => expect(sentNames).toEqual(['one.png']));
});

it('drops a cancelled file, even if it arrives at the same moment', async () => {
  const { uploads } = visitPage();
  uploads.add('leaf', createFile('one.png'), 'picture');
  await vi.waitFor(() => expect(sentNames).toHaveLength(1));
  finishUpload();
  uploads.cancel(uploads.listUploads()[0]?.id ?? '');
  await new Promise((resolve) => setTimeout(resolve));
  expect([storedFiles.size, answerFiles, uploads.listUploads()]).toEqual([0, [], []]);
});

it('says why the server refuses a file, and tries again on request', async () => {
  const { ApiError } = await import('#ui/api/api-error.ts');
  let isRefusing = true;
  const { uploads } = visitPage({
    send: async (_pending, { name }) => {
      if (isRefusing) throw new ApiError(41_502, 'Too large');
      return { id: 1, url: '', name, mime: '', bytes: 1 };
    },
  });
  uploads.add('leaf', createFile('one.png'), 'picture');
  await vi.waitFor(() =>
    expect(uploads.listUploads()[0]).toMatchObject({ state: 'refused', message: 'Too large' }),
  );
  isRefusing = false;
  uploads.retry(uploads.listUploads()[0]?.id ?? '');
  await vi.waitFor(() => expect(answerFiles).toHaveLength(1));
});
