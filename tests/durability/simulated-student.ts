import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '#activities/demo-half.ts';
import type { ApiReply } from '#contract/api.ts';
import { classifyCode } from '#player/features/attempt/outbox/failure-kind.ts';
import { createOutboxSender } from '#player/features/attempt/outbox/outbox-sender.ts';
import {
  type AnswerChange,
  nextSeq,
  type Outbox,
  type SaveReply,
  toSaveInput,
} from '#player/storage/outbox-rules.ts';
import { type Line, Refused } from './cut-requests.ts';

/** A student with a device whose storage outlives its pages. It uses the real outbox of the student app. */

type Attempt = ApiReply<'GET /play/attempt'>;
type Answer = Attempt['answers'][number];
type Questions = Readonly<Record<string, (random: Random, number: number) => unknown>>;

const classify = (error: unknown) => (error instanceof Refused ? classifyCode(error.code) : 'no_reply');

/** A lock that runs functions one after the other, as the app does among the tabs of a device. */
function createLock() {
  let last: Promise<void> = Promise.resolve();
  return (run: () => Promise<void>): Promise<void> => {
    const next = last.then(run);
    last = next.catch(() => undefined);
    return next;
  };
}

export type SimulatedStudent = {
  token: string;
  attemptId: () => number;
  /** All given responses by question and change number. */
  given: Map<string, Map<number, unknown>>;
  /** Highest acknowledged change number of each question. */
  acknowledged: Map<string, number>;
  acknowledgements: () => number;
  /** Replies other than 'saved', and replies to unknown changes: there should be none. */
  surprises: SaveReply<Answer>[];
  /** Begins the attempt, and tries again until that succeeds. */
  start: (coursewareId: number, key: string) => Promise<void>;
  /** Gives this number of answers, with pauses in between. */
  work: (changes: number, questions: Questions, onGiven: () => void) => Promise<void>;
  /** Submits; resolves when the server has confirmed it. */
  submit: () => Promise<void>;
};

/** `waitForNetwork` can delay the student before anything is sent. */
export function createStudent(
  token: string,
  line: Line,
  random: Random,
  waitForNetwork: () => Promise<void>,
): SimulatedStudent {
  const given = new Map<string, Map<number, unknown>>();
  const acknowledged = new Map<string, number>();
  const surprises: SaveReply<Answer>[] = [];
  const lock = createLock();
  let stored: Outbox | undefined;
  let acknowledgements = 0;
  let attemptId = 0;
  let startedAt = 0;

  function onReplies(replies: SaveReply<Answer>[], sent: AnswerChange[]): void {
    for (const reply of replies) {
      const change = sent.find(({ question_id }) => question_id === reply.question_id);
      if (reply.result !== 'saved' || !change) surprises.push(reply);
      else {
        acknowledgements += 1;
        acknowledged.set(change.question_id, Math.max(change.seq, acknowledged.get(change.question_id) ?? 0));
      }
    }
  }

  /** Submits the attempt; like the attempt's page, counts 'already submitted' as success. */
  async function handIn(): Promise<void> {
    await line.call('POST /play/submit', { attempt_id: attemptId }).catch((error: unknown) => {
      if (classify(error) !== 'submitted') throw error;
    });
  }

  const openPage = () =>
    createOutboxSender({
      load: () => Promise.resolve(stored),
      update: async (update) => {
        stored = update(stored);
      },
      save: async (changes) => {
        const answers = changes.map(toSaveInput);
        return (await line.call('POST /play/save', { attempt_id: attemptId, answers })).answers;
      },
      submit: handIn,
      lock,
      classifyError: classify,
      onReplies,
      onChange: () => undefined,
    });
  let page = openPage();

  /** Closes the page while calls are running, and opens it again. */
  function reload(): void {
    page.close();
    page = openPage();
    void page.flush();
  }

  async function give(questions: Questions, number: number): Promise<void> {
    const question_id = random.pick(Object.keys(questions));
    const response = questions[question_id]?.(random, number);
    await page.readStored();
    const seq = nextSeq(
      page.outbox(),
      question_id,
      acknowledged.get(question_id) ?? 0,
      Date.now() - startedAt,
    );
    given.set(question_id, (given.get(question_id) ?? new Map<number, unknown>()).set(seq, response));
    const flagged = random.next() < 0.2;
    page.add({ question_id, response, flagged, seq, time_ms: number, check: false }, 0);
    await page.whenStored();
  }

  return {
    token,
    given,
    acknowledged,
    surprises,
    attemptId: () => attemptId,
    acknowledgements: () => acknowledgements,
    start: async (coursewareId, key) => {
      while (attemptId === 0) {
        await waitForNetwork();
        const attempt = await line
          .call('POST /play/start', { courseware_id: coursewareId, key })
          .catch(() => undefined);
        if (attempt) [attemptId, startedAt] = [attempt.id, attempt.started_at];
        else await sleep(random.between(100, 400));
      }
    },
    work: async (changes, questions, onGiven) => {
      for (let number = 1; number <= changes; number += 1) {
        await sleep(random.between(20, 160));
        await give(questions, number);
        onGiven();
        await waitForNetwork();
        if (random.next() < 0.1) reload();
        // The network is back, or the student looks at the page again.
        else if (random.next() < 0.5) void page.flush();
      }
    },
    submit: async () => {
      void page.requestSubmit();
      await page.whenStored();
      while (page.status() !== 'submitted') {
        await sleep(random.between(100, 400));
        await waitForNetwork();
        if (random.next() < 0.1) reload();
        void page.flush();
      }
      page.close();
    },
  };
}
