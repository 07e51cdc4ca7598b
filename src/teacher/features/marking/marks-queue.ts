import type { ApiReply } from '#contract/api.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { call, isServerAway, TransportError } from '#ui/api/call.ts';

/**
 * Marks on their way to the server. Each is stored on this device until the server has acknowledged it, and sent again
 * after a network failure. Sending one twice does no harm, because `seen` says which mark the teacher knew.
 */

export type GivenMark = {
  attempt_id: number;
  question_id: string;
  /** Number of the newest mark that the teacher has seen; 0 = none. */
  seen: number;
  score: number | null;
  comment: string;
};
export type MarkResult = ApiReply<'POST /study/mark'>;
export type MarkPlace = Pick<GivenMark, 'attempt_id' | 'question_id'>;

export type QueuedMark = {
  mark: GivenMark;
  /** `conflict`: a colleague was faster, and the teacher has to choose. `refused`: the server does not accept it. */
  state: 'waiting' | 'conflict' | 'refused';
  /** The colleague's mark. */
  newest?: MarkResult['newest'];
  message?: string;
};

export type QueueState = {
  marks: ReadonlyMap<string, QueuedMark>;
  /** True if the last try did not reach the server. */
  isCut: boolean;
};

const sentAtOnce = 50;
const retryMs = [1_000, 2_000, 5_000, 10_000];

export const keyOfMark = ({ attempt_id, question_id }: MarkPlace) => `${attempt_id}/${question_id}`;

function readStored(name: string): Map<string, QueuedMark> {
  try {
    return new Map(JSON.parse(localStorage.getItem(name) ?? '[]') as [string, QueuedMark][]);
  } catch {
    return new Map();
  }
}

function writeStored(name: string, markByKey: ReadonlyMap<string, QueuedMark>): void {
  try {
    if (markByKey.size === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify([...markByKey]));
  } catch {
    // Without storage, marks are kept only while the page is open.
  }
}

const isTemporary = (error: unknown) =>
  error instanceof TransportError || isServerAway(error) || !(error instanceof ApiError);

async function sendMarks(givenMarks: readonly GivenMark[]): Promise<MarkResult[]> {
  const [first] = givenMarks;
  if (first && givenMarks.length === 1) return [await call('POST /study/mark', first, { quiet: true })];
  return (await call('POST /study/mark_many', { marks: [...givenMarks] }, { quiet: true })).results;
}

export type MarksQueue = ReturnType<typeof createMarksQueue>;

/** `onStored` is called for each mark that the server has stored. */
export function createMarksQueue(userId: number, onStored: (mark: GivenMark, result: MarkResult) => void) {
  const name = `marks:${userId}`;
  const listeners = new Set<() => void>();
  let state: QueueState = { marks: readStored(name), isCut: false };
  let isSending = false;
  let isClosed = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = (change: (marks: Map<string, QueuedMark>) => void, isCut = state.isCut) => {
    const markByKey = new Map(state.marks);
    change(markByKey);
    state = { marks: markByKey, isCut };
    writeStored(name, markByKey);
    for (const listener of listeners) listener();
  };

  const applyResult = (sentMark: GivenMark, result: MarkResult) => {
    const key = keyOfMark(sentMark);
    const queuedMark = state.marks.get(key);
    update((marks) => {
      if (!result.is_stored) marks.set(key, { mark: sentMark, state: 'conflict', newest: result.newest });
      else if (queuedMark && queuedMark.mark !== sentMark)
        marks.set(key, { ...queuedMark, mark: { ...queuedMark.mark, seen: result.newest.number } });
      else marks.delete(key);
    }, false);
    if (result.is_stored) onStored(sentMark, result);
  };

  /** If a batch is refused, sends each of its marks alone, so that one bad mark does not block the others. */
  const applyRefusal = async (sentMarks: readonly GivenMark[], error: unknown) => {
    for (const mark of sentMarks) {
      if (sentMarks.length > 1) await sendSome([mark]);
      else {
        const message = error instanceof Error ? error.message : '';
        update((marks) => marks.set(keyOfMark(mark), { mark, state: 'refused', message }), false);
      }
    }
  };

  const sendSome = async (sentMarks: readonly GivenMark[]): Promise<void> => {
    try {
      const results = await sendMarks(sentMarks);
      for (const [index, mark] of sentMarks.entries()) {
        const result = results[index];
        if (result) applyResult(mark, result);
      }
    } catch (error) {
      if (isTemporary(error)) throw error;
      await applyRefusal(sentMarks, error);
    }
  };

  const listWaiting = () =>
    [...state.marks.values()].filter((each) => each.state === 'waiting').map(({ mark }) => mark);

  const send = async (): Promise<void> => {
    if (isSending || isClosed) return;
    clearTimeout(timer);
    isSending = true;
    try {
      for (let sent = listWaiting(); sent.length > 0; sent = listWaiting()) {
        if (isClosed) return;
        await sendSome(sent.slice(0, sentAtOnce));
        tries = 0;
      }
    } catch {
      update(() => undefined, true);
      timer = setTimeout(() => void send(), retryMs[Math.min(tries, retryMs.length - 1)]);
      tries += 1;
    } finally {
      isSending = false;
    }
  };
  const sendNow = () => void send();
  addEventListener('online', sendNow);
  sendNow();

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Adds marks, or replaces those of the same answers that still wait. */
    enqueue: (given: readonly GivenMark[]) => {
      update((marks) => {
        for (const mark of given) marks.set(keyOfMark(mark), { mark, state: 'waiting' });
      });
      sendNow();
    },
    /** Drops the own mark: a colleague's mark stays, or the server has refused it. */
    discard: (place: MarkPlace) => update((marks) => marks.delete(keyOfMark(place))),
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      removeEventListener('online', sendNow);
    },
  };
}
