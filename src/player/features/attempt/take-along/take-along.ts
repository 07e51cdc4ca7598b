import type { Along, AlongFile } from '#player/storage/along-cache.ts';
import type { StopReason } from './stop-reason.ts';

/** Takes an attempt along: first its size, then its files, of which each is whole on the device or not there at all. */

export type Room = { neededBytes: number; freeBytes: number | undefined };

type Progress = { fileCount: number; keptCount: number; bytes: number; keptBytes: number };

export type AlongState =
  | { step: 'none' | 'measuring' }
  /** The size could not be found out. */
  | { step: 'failed'; message: string }
  /** The student has seen the size and has not agreed yet. */
  | ({ step: 'offered'; room: Room } & Progress)
  | ({ step: 'taking' } & Progress)
  | ({ step: 'ready' } & Progress)
  /** Not complete; `room` if the disk is full. */
  | ({ step: 'stopped'; reason: StopReason; room?: Room } & Progress);

export type AlongDeps = {
  /** Starts the attempt if that is needed, and gives all files that it needs, with their sizes. */
  listFiles: () => Promise<readonly AlongFile[]>;
  read: () => Promise<Along | undefined>;
  /** Asks the browser not to clear what is stored. */
  protect: () => Promise<unknown>;
  /** Undefined if the browser does not tell. */
  readFreeBytes: () => Promise<number | undefined>;
  /** Stores the code of the content, then the list of its files. */
  begin: (files: readonly AlongFile[], signal: AbortSignal) => Promise<void>;
  keep: (file: AlongFile, onBytes: (bytes: number) => void, signal: AbortSignal) => Promise<void>;
  remove: () => Promise<void>;
  findReason: (error: unknown) => StopReason;
  /** What has failed, in the student's language. */
  describe: (error: unknown) => string;
  /** Calls back when the network is back. */
  onOnline: (listener: () => void) => void;
};

/** Room for the photos of a day, besides what is taken along. */
export const photoRoomBytes = 30 * 1024 * 1024;
const atOnce = 3;

const sumBytes = (files: readonly AlongFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

function describeProgress({ files, kept }: Along): Progress {
  return {
    fileCount: files.length,
    keptCount: kept.length,
    bytes: sumBytes(files),
    keptBytes: sumBytes(kept),
  };
}

const describeStored = (along: Along | undefined): AlongState => {
  if (!along) return { step: 'none' };
  const progress = describeProgress(along);
  return along.kept.length < along.files.length
    ? { step: 'stopped', reason: 'left', ...progress }
    : { step: 'ready', ...progress };
};

type KeepingOptions = {
  progress: Progress;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
};

/** Keeps the files, some at a time. `onProgress` is called after each part of a file. */
async function keepFiles(
  { keep }: Pick<AlongDeps, 'keep'>,
  files: readonly AlongFile[],
  { progress, signal, onProgress }: KeepingOptions,
): Promise<void> {
  const missing = [...files];
  let { keptCount, keptBytes } = progress;
  const announce = () => {
    if (!signal.aborted) onProgress({ ...progress, keptCount, keptBytes });
  };
  const keepNext = async (): Promise<void> => {
    const file = missing.shift();
    if (!file || signal.aborted) return undefined;
    const addBytes = (bytes: number) => {
      keptBytes = Math.min(progress.bytes, keptBytes + bytes);
      announce();
    };
    await keep(file, addBytes, signal);
    keptCount += 1;
    announce();
    return keepNext();
  };
  await Promise.all(Array.from({ length: atOnce }, keepNext));
  signal.throwIfAborted();
}

export function createTakeAlong(deps: AlongDeps) {
  let state: AlongState = { step: 'none' };
  /** Undefined before their size is known. */
  let files: readonly AlongFile[] | undefined;
  let controller = new AbortController();
  let isTaking = false;
  const listeners = new Set<() => void>();

  function setState(next: AlongState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  const isAtRest = () => !isTaking && ['none', 'ready', 'stopped'].includes(state.step);

  const readProgress = async () =>
    describeProgress({ files: files ?? [], kept: (await deps.read())?.kept ?? [] });

  async function readRoom({ bytes, keptBytes }: Progress): Promise<Room> {
    return { neededBytes: bytes - keptBytes + photoRoomBytes, freeBytes: await deps.readFreeBytes() };
  }

  /** Finds out the size; what is on the device already stays and counts. */
  async function measure(): Promise<void> {
    setState({ step: 'measuring' });
    try {
      files = await deps.listFiles();
      const progress = await readProgress();
      setState({ step: 'offered', room: await readRoom(progress), ...progress });
    } catch (error) {
      setState({ step: 'failed', message: deps.describe(error) });
    }
  }

  async function stop(error: unknown): Promise<void> {
    const progress = await readProgress();
    const reason = deps.findReason(error);
    const room = reason === 'full' ? { room: await readRoom(progress) } : {};
    setState({ step: 'stopped', reason, ...room, ...progress });
  }

  async function take(all: readonly AlongFile[]): Promise<void> {
    if (isTaking) return;
    isTaking = true;
    controller = new AbortController();
    const { signal } = controller;
    try {
      const progress = await readProgress();
      setState({ step: 'taking', ...progress });
      await deps.protect();
      await deps.begin(all, signal);
      const keptUrls = new Set((await deps.read())?.kept.map(({ url }) => url));
      await keepFiles(
        deps,
        all.filter(({ url }) => !keptUrls.has(url)),
        { progress, signal, onProgress: (now) => setState({ step: 'taking', ...now }) },
      );
      setState({ step: 'ready', ...(await readProgress()) });
    } catch (error) {
      // The other files that are on their way stop, too.
      controller.abort(error);
      await stop(error);
    } finally {
      isTaking = false;
    }
  }

  /** Fetches what is missing. After a restart the size is found out first. */
  const goOn = (): Promise<void> => (files ? take(files) : measure());

  deps.onOnline(() => {
    if (state.step === 'stopped' && state.reason === 'network') void goOn();
  });

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    /** Reads what is on the device: left by earlier visits, or removed meanwhile, as logging out does. */
    read: async (): Promise<void> => {
      if (!isAtRest()) return;
      const along = await deps.read();
      if (isAtRest() && !(along && state.step === 'stopped')) setState(describeStored(along));
    },
    measure,
    goOn,
    /** Stops; what is on the device stays. */
    cancel: async (): Promise<void> => {
      if (isTaking) controller.abort();
      else setState(describeStored(await deps.read()));
    },
    remove: async (): Promise<void> => {
      controller.abort();
      await deps.remove();
      setState({ step: 'none' });
    },
  };
}

export type TakeAlong = ReturnType<typeof createTakeAlong>;
