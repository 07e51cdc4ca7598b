import { addToRate, type RateLimit, type RateState } from '#server/rate-limit.ts';

/**
 * Handles the messages of one connection one after another. A connection that sends too fast waits without delaying other
 * connections.
 */

type PausableSource = { pause: () => void; resume: () => void };
type QueueOptions = {
  source: PausableSource;
  limit: RateLimit;
  now: () => number;
  handle: (text: string) => Promise<void>;
  /** Called when `handle` fails. The queue then handles no further messages. */
  onError: (error: unknown) => void;
};

/** The source is paused while more messages, or more characters, than this are waiting. */
const waitingMessagesMax = 32;
const waitingCharactersMax = 256 * 1024;

export type MessageQueue = { add: (text: string) => void; close: () => void };

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function createMessageQueue({ source, limit, now, handle, onError }: QueueOptions): MessageQueue {
  const waitingMessages: string[] = [];
  let waitingCharacters = 0;
  let rateState: RateState | undefined;
  let isBusy = false;
  let isClosed = false;

  const isFull = () =>
    waitingMessages.length > waitingMessagesMax || waitingCharacters > waitingCharactersMax;

  function close(): void {
    isClosed = true;
    waitingMessages.length = 0;
  }

  async function handleNext(): Promise<void> {
    const { state, waitMs } = addToRate(rateState, 1, now(), limit);
    rateState = state;
    if (waitMs > 0) await sleep(waitMs);
    const text = waitingMessages.shift();
    if (text === undefined) return;
    waitingCharacters -= text.length;
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
      waitingCharacters += text.length;
      if (isFull()) source.pause();
      void handleAll();
    },
    close,
  };
}
