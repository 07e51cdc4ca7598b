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
import { type CutLine, RefusedCall } from './cut-requests.ts';

/** Simulates a student with the real outbox of the student app. The device keeps its storage when the page is reloaded. */

type Attempt = ApiReply<'GET /play/attempt'>;
type Answer = Attempt['answers'][number];
type ResponseByQuestion = Readonly<Record<string, (random: Random, number: number) => unknown>>;

const classifyError = (error: unknown) =>
  error instanceof RefusedCall ? classifyCode(error.code) : 'no_reply';

/** Creates a lock that runs functions one after the other, as the app does across the tabs of a device. */
function createLock() {
  let lastRun: Promise<void> = Promise.resolve();
  return (run: () => Promise<void>): Promise<void> => {
    const next = lastRun.then(run);
    lastRun = next.catch(() => undefined);
    return next;
  };
}

export type SimulatedStudent = {
  token: string;
  attemptId: () => number;
  /** All given responses by question id and change number. */
  givenResponses: Map<string, Map<number, unknown>>;
  /** Highest acknowledged change number of each question. */
  acknowledgedByQuestion: Map<string, number>;
  countAcknowledgements: () => number;
  /** Replies other than 'saved', and replies to changes that were not sent. There should be none. */
  unexpectedReplies: SaveReply<Answer>[];
  /** Starts the attempt; tries again until that succeeds. */
  start: (coursewareId: number, key: string) => Promise<void>;
  /** Gives this number of answers with pauses in between. */
  giveAnswers: (changes: number, questions: ResponseByQuestion, onGiven: () => void) => Promise<void>;
  /** Submits; resolves when the server has confirmed it. */
  submit: () => Promise<void>;
};

/** `waitForNetwork` can delay the student before anything is sent. */
export function createStudent(
  token: string,
  line: CutLine,
  random: Random,
  waitForNetwork: () => Promise<void>,
): SimulatedStudent {
  const givenResponses = new Map<string, Map<number, unknown>>();
  const acknowledgedByQuestion = new Map<string, number>();
  const unexpectedReplies: SaveReply<Answer>[] = [];
  const lock = createLock();
  let storedOutbox: Outbox | undefined;
  let acknowledgementCount = 0;
  let attemptId = 0;
  let startedAt = 0;

  function onReplies(replies: SaveReply<Answer>[], sent: AnswerChange[]): void {
    for (const reply of replies) {
      const change = sent.find(({ question_id }) => question_id === reply.question_id);
      if (reply.result !== 'saved' || !change) unexpectedReplies.push(reply);
      else {
        acknowledgementCount += 1;
        acknowledgedByQuestion.set(
          change.question_id,
          Math.max(change.seq, acknowledgedByQuestion.get(change.question_id) ?? 0),
        );
      }
    }
  }

  /** Submits the attempt. 'already_submitted' counts as success, as on the real page. */
  async function submitAttempt(): Promise<void> {
    await line.call('POST /play/submit', { attempt_id: attemptId }).catch((error: unknown) => {
      if (classifyError(error) !== 'submitted') throw error;
    });
  }

  const openPage = () =>
    createOutboxSender({
      load: () => Promise.resolve(storedOutbox),
      update: async (update) => {
        storedOutbox = update(storedOutbox);
      },
      save: async (changes) => {
        const input = { attempt_id: attemptId, ...toSaveInput(changes) };
        return (await line.call('POST /play/save', input)).answers;
      },
      submit: submitAttempt,
      lock,
      classifyError,
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

  async function giveAnswer(questions: ResponseByQuestion, number: number): Promise<void> {
    const question_id = random.pick(Object.keys(questions));
    const response = questions[question_id]?.(random, number);
    await page.readStored();
    const seq = nextSeq(
      page.getOutbox(),
      question_id,
      acknowledgedByQuestion.get(question_id) ?? 0,
      Date.now() - startedAt,
    );
    givenResponses.set(
      question_id,
      (givenResponses.get(question_id) ?? new Map<number, unknown>()).set(seq, response),
    );
    const flagged = random.nextFraction() < 0.2;
    page.add({ question_id, response, flagged, seq, time_ms: number, check: false }, 0);
    await page.whenStored();
  }

  return {
    token,
    givenResponses,
    acknowledgedByQuestion,
    unexpectedReplies,
    attemptId: () => attemptId,
    countAcknowledgements: () => acknowledgementCount,
    start: async (coursewareId, key) => {
      while (attemptId === 0) {
        await waitForNetwork();
        const attempt = await line
          .call('POST /play/start', { courseware_id: coursewareId, key })
          .catch(() => undefined);
        if (attempt) [attemptId, startedAt] = [attempt.id, attempt.started_at];
        else await sleep(random.integerBetween(100, 400));
      }
    },
    giveAnswers: async (changes, questions, onGiven) => {
      for (let number = 1; number <= changes; number += 1) {
        await sleep(random.integerBetween(20, 160));
        await giveAnswer(questions, number);
        onGiven();
        await waitForNetwork();
        if (random.nextFraction() < 0.1) reload();
        // The network is back, or the student looks at the page again.
        else if (random.nextFraction() < 0.5) void page.flush();
      }
    },
    submit: async () => {
      void page.requestSubmit();
      await page.whenStored();
      while (page.getStatus() !== 'submitted') {
        await sleep(random.integerBetween(100, 400));
        await waitForNetwork();
        if (random.nextFraction() < 0.1) reload();
        void page.flush();
      }
      page.close();
    },
  };
}
