import type { StoredFile } from '#activities/activity-type.ts';
import type { FileUpload, FileUploads } from '#activities/activity-views.ts';
import type { UploadKind } from '#contract/choices.ts';
import { loggedOutCodes } from '#contract/codes.ts';
import type { PendingFile, PendingFiles } from '#player/storage/pending-files.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { UploadCancelled, type UploadHandle } from '#ui/upload/upload-store.ts';

/**
 * Sends the files of an attempt. Each file is stored on this device first, then sent (one at a time, by one tab), then added
 * to its answer; its bytes are deleted only when this device has stored the answer. So a reload, a lost network or a second
 * tab neither loses nor doubles a file.
 */

export type UploadsDeps = {
  storage: PendingFiles;
  /** Sends the bytes; rejects as `sendFile` does. */
  send: (pending: PendingFile, file: File, handle: UploadHandle) => Promise<StoredFile>;
  /** Adds a file to its answer, and resolves when this device has stored it; to false if the answer can no longer change. */
  attach: (questionId: string, file: StoredFile) => Promise<boolean>;
  /** Runs alone among the tabs of this device. */
  lock: (run: () => Promise<void>) => Promise<void>;
  /** Called when another tab has sent a file: reads the stored answers again. */
  onSentElsewhere: () => void;
  onChange: (count: number) => void;
};

type Item = { pending: PendingFile; upload: FileUpload; control: AbortController; retry: () => void };

/** Retries even without an `online` event, because browsers do not always notice that the network is back. */
const retryAfterMs = 15_000;

type State = {
  deps: UploadsDeps;
  items: Map<string, Item>;
  shownUploads: readonly FileUpload[];
  listeners: Set<() => void>;
  isClosed: boolean;
  /** Resolves when the earlier files are sent: the server takes one of a student's files at a time. */
  queue: Promise<void>;
};

function announce(state: State): void {
  state.shownUploads = [...state.items.values()].map(({ upload }) => upload);
  state.deps.onChange(state.shownUploads.filter((upload) => upload.state !== 'refused').length);
  for (const listener of state.listeners) listener();
}

function updateItem(state: State, item: Item, change: Partial<FileUpload>): void {
  item.upload = { ...item.upload, ...change };
  if (state.items.get(item.pending.id) === item) announce(state);
}

function removeItem(state: State, item: Item): void {
  URL.revokeObjectURL(item.upload.url);
  state.items.delete(item.pending.id);
  announce(state);
}

function createHandle(state: State, item: Item): UploadHandle {
  return {
    signal: item.control.signal,
    end: () => undefined,
    update: ({ state: next, share, retry }) => {
      if (retry) item.retry = retry;
      if (next === 'failed') setTimeout(() => item.retry(), retryAfterMs);
      updateItem(state, item, {
        ...(next && { state: next === 'failed' ? 'waiting' : next }),
        ...(share !== undefined && { share }),
      });
    },
  };
}

async function sendPending(state: State, item: Item): Promise<void> {
  const { deps } = state;
  const { id, question_id, name, type, last_modified, bytes } = item.pending;
  let { stored } = (await deps.storage.read(id)) ?? item.pending;
  if (!stored) {
    const file = new File([bytes], name, { type, lastModified: last_modified });
    stored = await deps.send(item.pending, file, createHandle(state, item));
    item.control.signal.throwIfAborted();
    item.pending = { ...item.pending, stored };
    await deps.storage.write(item.pending);
  }
  // The next visit adds it, because this page may know an older text of the answer.
  if (state.isClosed) return;
  item.control.signal.throwIfAborted();
  const isAdded = await deps.attach(question_id, stored);
  await deps.storage.delete(id);
  if (isAdded) removeItem(state, item);
  else updateItem(state, item, { state: 'refused' });
}

/** Retries later: the code of uploads did not load, or the student has to sign in again first. */
function retryLater(state: State, item: Item, isKept: boolean): void {
  const timer = setTimeout(() => item.retry(), retryAfterMs);
  item.retry = () => {
    clearTimeout(timer);
    item.retry = () => undefined;
    if (state.items.get(item.pending.id) === item) enqueue(state, item, isKept);
  };
  updateItem(state, item, { state: 'waiting' });
}

/** Sends a file unless another tab has done so meanwhile. `isKept`: this device has stored it. */
async function sendItem(state: State, item: Item, isKept: boolean): Promise<void> {
  const { deps } = state;
  const { id } = item.pending;
  try {
    await deps.lock(async () => {
      item.control.signal.throwIfAborted();
      if (isKept && !(await deps.storage.read(id))) {
        removeItem(state, item);
        deps.onSentElsewhere();
      } else await sendPending(state, item);
    });
  } catch (error) {
    if (error instanceof UploadCancelled) return;
    const isRefused = error instanceof ApiError && !loggedOutCodes.includes(error.code);
    if (isRefused) updateItem(state, item, { state: 'refused', message: error.message });
    else retryLater(state, item, isKept);
  }
}

function enqueue(state: State, item: Item, isKept: boolean): void {
  state.queue = state.queue.then(() => sendItem(state, item, isKept));
}

function addItem(state: State, pending: PendingFile): Item {
  const { id, question_id, kind, name, bytes } = pending;
  const url = URL.createObjectURL(bytes);
  const upload: FileUpload = {
    id,
    question_id,
    kind,
    name,
    bytes: bytes.size,
    url,
    share: 0,
    state: 'queued',
  };
  const item: Item = { pending, upload, control: new AbortController(), retry: () => undefined };
  state.items.set(id, item);
  announce(state);
  return item;
}

/** Ids sort in the order in which the files were added. */
const createId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

function addFile(state: State, question_id: string, file: File, kind: UploadKind): void {
  const { name, type, lastModified: last_modified } = file;
  const item = addItem(state, { id: createId(), question_id, kind, name, type, last_modified, bytes: file });
  void state.deps.storage.write(item.pending).then((isKept) => enqueue(state, item, isKept));
}

/** Sends the files that an earlier visit left unsent. */
async function resume(state: State): Promise<void> {
  const files = await state.deps.storage.load().catch((): PendingFile[] => []);
  for (const pending of files) {
    if (!state.items.has(pending.id)) enqueue(state, addItem(state, pending), true);
  }
}

function restart(state: State, id: string): void {
  const item = state.items.get(id);
  if (item?.upload.state !== 'refused') return item?.retry();
  updateItem(state, item, { state: 'queued', share: 0 });
  enqueue(state, item, false);
}

function cancel(state: State, id: string): void {
  const item = state.items.get(id);
  if (!item) return;
  item.control.abort(new UploadCancelled());
  removeItem(state, item);
  void state.deps.storage.delete(id);
}

export type AttemptUploads = FileUploads & {
  resume: () => Promise<void>;
  /** Cancels everything, because the attempt is submitted. */
  cancelAll: () => void;
  /** Closes the uploads with their page. A running upload goes on, and the next visit adds the file to its answer. */
  close: () => void;
};

export function createAttemptUploads(deps: UploadsDeps): AttemptUploads {
  const state: State = {
    deps,
    items: new Map(),
    shownUploads: [],
    listeners: new Set(),
    isClosed: false,
    queue: Promise.resolve(),
  };
  return {
    subscribe: (listener) => {
      state.listeners.add(listener);
      return () => state.listeners.delete(listener);
    },
    current: () => state.shownUploads,
    add: (questionId, file, kind) => addFile(state, questionId, file, kind),
    retry: (id) => restart(state, id),
    cancel: (id) => cancel(state, id),
    resume: () => resume(state),
    cancelAll: () => {
      for (const id of state.items.keys()) cancel(state, id);
    },
    close: () => {
      state.isClosed = true;
    },
  };
}
