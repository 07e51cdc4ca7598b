import { addToRate, type RateLimit, type RateState } from '#server/rate-limit.ts';

/**
 * Handles the messages of one connection one after another. A fast sender waits without delaying other connections.
 */

type Source = { pause: () => void; resume: () => void };
type QueueOptions = {
  source: Source;
  limit: RateLimit;
  now: () => number;
  handle: (text: string) => Promise<void>;
  /** Called when `handle` fails. The queue then handles no further messages. */
  onError: (error: unknown) => void;
};

/** The source is paused while more messages or characters than these are waiting. */
const waitingMax = 32;
const lengthMax = 256 * 1024;

export type MessageQueue = { add: (text: string) => void; close: () => void };

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function createMessageQueue({ source, limit, now, handle, onError }: QueueOptions): MessageQueue {
  const waitingMessages: string[] = [];
  let length = 0;
  let rate: RateState | undefined;
  let isBusy = false;
  let isClosed = false;

  const isFull = () => waitingMessages.length > waitingMax || length > lengthMax;

  function close(): void {
    isClosed = true;
    waitingMessages.length = 0;
  }

  async function handleNext(): Promise<void> {
    const { state, waitMs } = addToRate(rate, 1, now(), limit);
    rate = state;
    if (waitMs > 0) await sleep(waitMs);
    const text = waitingMessages.shift();
    if (text === undefined) return;
    length -= text.length;
    await handle(text);
    if (!isFull()) source.resume();
  }

  async function handleAll(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    try {
      while (waitingMessages.length > 0) await handleNext();
    } catch (error) {
      close();
      onError(error);
    } finally {
      isBusy = false;
    }
  }

  return {
    add: (text) => {
      if (isClosed) return;
      waitingMessages.push(text);
      length += text.length;
      if (isFull()) source.pause();
      void handleAll();
    },
    close,
  };
}
