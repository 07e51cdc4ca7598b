import type { UploadKind } from '#contract/choices.ts';
import { loggedOutCodes } from '#contract/codes.ts';
import type { StoredFile } from '#form/activity-type.ts';
import type { FileUpload, FileUploads } from '#form/activity-views.ts';
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
  send: (pendingFile: PendingFile, file: File, handle: UploadHandle) => Promise<StoredFile>;
  /** Adds a file to its answer, and resolves when this device has stored it; to false if the answer can no longer change. */
  attachFile: (questionId: string, file: StoredFile) => Promise<boolean>;
  /** Runs the function while no other tab of this device runs one. */
  lock: (run: () => Promise<void>) => Promise<void>;
  /** Called when another tab has sent a file: reads the stored answers again. */
  onSentElsewhere: () => void;
  onChange: (count: number) => void;
};

type UploadItem = {
  pendingFile: PendingFile;
  upload: FileUpload;
  abortController: AbortController;
  retry: () => void;
};

/** Retries even without an `online` event, because browsers do not always notice that the network is back. */
const retryAfterMs = 15_000;

type UploadsState = {
  deps: UploadsDeps;
  items: Map<string, UploadItem>;
  shownUploads: readonly FileUpload[];
  listeners: Set<() => void>;
  isClosed: boolean;
  /** Resolves when the earlier files are sent: the server takes one of a student's files at a time. */
  sendQueue: Promise<void>;
};

function announceUploads(state: UploadsState): void {
  state.shownUploads = [...state.items.values()].map(({ upload }) => upload);
  state.deps.onChange(state.shownUploads.filter((upload) => upload.state !== 'refused').length);
  for (const listener of state.listeners) listener();
}

function updateItem(state: UploadsState, item: UploadItem, change: Partial<FileUpload>): void {
  item.upload = { ...item.upload, ...change };
  if (state.items.get(item.pendingFile.id) === item) announceUploads(state);
}

function removeItem(state: UploadsState, item: UploadItem): void {
  URL.revokeObjectURL(item.upload.url);
  state.items.delete(item.pendingFile.id);
  announceUploads(state);
}

function createHandle(state: UploadsState, item: UploadItem): UploadHandle {
  return {
    signal: item.abortController.signal,
    end: () => undefined,
    update: ({ state: nextState, share, retry }) => {
      if (retry) item.retry = retry;
      if (nextState === 'failed') setTimeout(() => item.retry(), retryAfterMs);
      updateItem(state, item, {
        ...(nextState && { state: nextState === 'failed' ? 'waiting' : nextState }),
        ...(share !== undefined && { sentShare: share }),
      });
    },
  };
}

async function sendPending(state: UploadsState, item: UploadItem): Promise<void> {
  const { deps } = state;
  const { id, question_id, name, type, last_modified, bytes } = item.pendingFile;
  let { stored } = (await deps.storage.read(id).catch(() => undefined)) ?? item.pendingFile;
  if (!stored) {
    const file = new File([bytes], name, { type, lastModified: last_modified });
    stored = await deps.send(item.pendingFile, file, createHandle(state, item));
    item.abortController.signal.throwIfAborted();
    item.pendingFile = { ...item.pendingFile, stored };
    await deps.storage.write(item.pendingFile);
  }
  // The next visit adds it, because this page may know an older text of the answer.
  if (state.isClosed) return;
  item.abortController.signal.throwIfAborted();
  const isAttached = await deps.attachFile(question_id, stored);
  await deps.storage.delete(id);
  if (isAttached) removeItem(state, item);
  else updateItem(state, item, { state: 'refused' });
}

/** Retries later: the code of uploads or the stored file did not load, or the student has to sign in again first. */
function retryLater(state: UploadsState, item: UploadItem, isStored: boolean): void {
  const timer = setTimeout(() => item.retry(), retryAfterMs);
  item.retry = () => {
    clearTimeout(timer);
    item.retry = () => undefined;
    if (state.items.get(item.pendingFile.id) === item) enqueueUpload(state, item, isStored);
  };
  updateItem(state, item, { state: 'waiting' });
}

/** Sends a file unless another tab has done so meanwhile. `isStored`: this device has stored it. */
async function sendItem(state: UploadsState, item: UploadItem, isStored: boolean): Promise<void> {
  const { deps } = state;
  const { id } = item.pendingFile;
  try {
    await deps.lock(async () => {
      item.abortController.signal.throwIfAborted();
      if (isStored && !(await deps.storage.read(id))) {
        removeItem(state, item);
        deps.onSentElsewhere();
      } else await sendPending(state, item);
    });
  } catch (error) {
    if (error instanceof UploadCancelled) return;
    const isRefused = error instanceof ApiError && !loggedOutCodes.includes(error.code);
    if (isRefused) updateItem(state, item, { state: 'refused', message: error.message });
    else retryLater(state, item, isStored);
  }
}

function enqueueUpload(state: UploadsState, item: UploadItem, isStored: boolean): void {
  state.sendQueue = state.sendQueue.then(() => sendItem(state, item, isStored));
}

function addItem(state: UploadsState, pendingFile: PendingFile): UploadItem {
  const { id, question_id, kind, name, bytes } = pendingFile;
  const url = URL.createObjectURL(bytes);
  const upload: FileUpload = {
    id,
    question_id,
    kind,
    name,
    bytes: bytes.size,
    url,
    sentShare: 0,
    state: 'queued',
  };
  const item: UploadItem = {
    pendingFile,
    upload,
    abortController: new AbortController(),
    retry: () => undefined,
  };
  state.items.set(id, item);
  announceUploads(state);
  return item;
}

/** Ids sort in the order in which the files were added. */
const createId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

function addFile(state: UploadsState, question_id: string, file: File, kind: UploadKind): void {
  const { name, type, lastModified: last_modified } = file;
  const item = addItem(state, { id: createId(), question_id, kind, name, type, last_modified, bytes: file });
  void state.deps.storage.write(item.pendingFile).then((isStored) => enqueueUpload(state, item, isStored));
}

/** Sends the files that an earlier visit left unsent. */
async function resumeUploads(state: UploadsState): Promise<void> {
  const files = await state.deps.storage.load().catch((): PendingFile[] => []);
  for (const pendingFile of files) {
    if (!state.items.has(pendingFile.id)) enqueueUpload(state, addItem(state, pendingFile), true);
  }
}

function restartUpload(state: UploadsState, id: string): void {
  const item = state.items.get(id);
  if (item?.upload.state !== 'refused') return item?.retry();
  updateItem(state, item, { state: 'queued', sentShare: 0 });
  enqueueUpload(state, item, false);
}

function cancelUpload(state: UploadsState, id: string): void {
  const item = state.items.get(id);
  if (!item) return;
  item.abortController.abort(new UploadCancelled());
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
  const state: UploadsState = {
    deps,
    items: new Map(),
    shownUploads: [],
    listeners: new Set(),
    isClosed: false,
    sendQueue: Promise.resolve(),
  };
  return {
    subscribe: (listener) => {
      state.listeners.add(listener);
      return () => state.listeners.delete(listener);
    },
    listUploads: () => state.shownUploads,
    add: (questionId, file, kind) => addFile(state, questionId, file, kind),
    retry: (id) => restartUpload(state, id),
    cancel: (id) => cancelUpload(state, id),
    resume: () => resumeUploads(state),
    cancelAll: () => {
      for (const id of state.items.keys()) cancelUpload(state, id);
    },
    close: () => {
      state.isClosed = true;
    },
  };
}
