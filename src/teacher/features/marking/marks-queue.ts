import { ApiError } from '#ui/api/api-error.ts';
import { call, isServerAway, TransportError } from '#ui/api/call.ts';
import {
  type AnswerRef,
  afterRefusal,
  afterResult,
  type GivenMark,
  keyOfMark,
  type MarkResult,
  type QueuedMark,
} from './queued-mark.ts';

/**
 * Marks on their way to the server. Each is stored on this device until the server has acknowledged it, and sent again
 * after a network failure. Sending one twice does no harm, because `seen` says which mark the teacher knew.
 */

export type QueueState = {
  marks: ReadonlyMap<string, QueuedMark>;
  /** True if the last try did not reach the server. */
  isDisconnected: boolean;
};

const marksPerCall = 50;
const retryDelaysMs = [1_000, 2_000, 5_000, 10_000];

function readStoredMarks(storageKey: string): Map<string, QueuedMark> {
  try {
    return new Map(JSON.parse(localStorage.getItem(storageKey) ?? '[]') as [string, QueuedMark][]);
  } catch {
    return new Map();
  }
}

function writeStoredMarks(storageKey: string, markByKey: ReadonlyMap<string, QueuedMark>): void {
  try {
    if (markByKey.size === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify([...markByKey]));
  } catch {
    // Without storage, marks are kept only while the page is open.
  }
}

const isTemporaryError = (error: unknown) =>
  error instanceof TransportError || isServerAway(error) || !(error instanceof ApiError);

async function sendMarks(givenMarks: readonly GivenMark[]): Promise<MarkResult[]> {
  const [first] = givenMarks;
  if (first && givenMarks.length === 1) return [await call('POST /study/mark', first, { quiet: true })];
  return (await call('POST /study/mark_many', { marks: [...givenMarks] }, { quiet: true })).results;
}

function listNextMarks({ marks }: QueueState): GivenMark[] {
  const waitingMarks = [...marks.values()].filter((each) => each.state === 'waiting');
  return waitingMarks.slice(0, marksPerCall).map(({ mark }) => mark);
}

export type MarksQueue = ReturnType<typeof createMarksQueue>;

/** `onStored` is called for each mark that the server has stored. */
export function createMarksQueue(userId: number, onStored: (mark: GivenMark, result: MarkResult) => void) {
  const storageKey = `marks:${userId}`;
  const listeners = new Set<() => void>();
  let state: QueueState = { marks: readStoredMarks(storageKey), isDisconnected: false };
  let isSending = false;
  let isClosed = false;
  let failureCount = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const changeMarks = (
    change: (marks: Map<string, QueuedMark>) => void,
    isDisconnected = state.isDisconnected,
  ) => {
    const markByKey = new Map(state.marks);
    change(markByKey);
    state = { marks: markByKey, isDisconnected };
    writeStoredMarks(storageKey, markByKey);
    for (const listener of listeners) listener();
  };

  const replaceMark = (sentMark: GivenMark, next: (queuedMark?: QueuedMark) => QueuedMark | undefined) =>
    changeMarks((marks) => {
      const key = keyOfMark(sentMark);
      const queuedMark = next(marks.get(key));
      if (queuedMark) marks.set(key, queuedMark);
      else marks.delete(key);
    }, false);

  /** If a batch is refused, sends each of its marks alone, so that one bad mark does not block the others. */
  const applyRefusal = async (sentMarks: readonly GivenMark[], error: unknown) => {
    for (const mark of sentMarks) {
      if (sentMarks.length > 1) await sendBatch([mark]);
      else {
        const message = error instanceof Error ? error.message : '';
        replaceMark(mark, (queuedMark) => afterRefusal(queuedMark, mark, message));
      }
    }
  };

  const sendBatch = async (sentMarks: readonly GivenMark[]): Promise<void> => {
    try {
      const results = await sendMarks(sentMarks);
      for (const [index, mark] of sentMarks.entries()) {
        const result = results[index];
        if (!result) continue;
        replaceMark(mark, (queuedMark) => afterResult(queuedMark, mark, result));
        if (result.is_stored) onStored(mark, result);
      }
    } catch (error) {
      if (isTemporaryError(error)) throw error;
      await applyRefusal(sentMarks, error);
    }
  };

  const sendWaiting = async (): Promise<void> => {
    if (isSending || isClosed) return;
    clearTimeout(timer);
    isSending = true;
    try {
      for (let next = listNextMarks(state); next.length > 0; next = listNextMarks(state)) {
        if (isClosed) return;
        await sendBatch(next);
        failureCount = 0;
      }
    } catch {
      changeMarks(() => undefined, true);
      timer = setTimeout(sendNow, retryDelaysMs[Math.min(failureCount, retryDelaysMs.length - 1)]);
      failureCount += 1;
    } finally {
      isSending = false;
    }
  };
  const sendNow = () => void sendWaiting();
  addEventListener('online', sendNow);
  sendNow();

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Adds marks, or replaces those of the same answers that still wait. */
    enqueue: (newMarks: readonly GivenMark[]) => {
      changeMarks((marks) => {
        for (const mark of newMarks) marks.set(keyOfMark(mark), { mark, state: 'waiting' });
      });
      sendNow();
    },
    /** Drops this teacher's mark, which a colleague's mark replaces or the server has refused. */
    discard: (answerRef: AnswerRef) => changeMarks((marks) => marks.delete(keyOfMark(answerRef))),
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      removeEventListener('online', sendNow);
    },
  };
}
