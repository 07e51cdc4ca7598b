import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiReply } from '#contract/api.ts';
import { resultCodes } from '#contract/codes.ts';
import type { Random } from '#form/demo-half.ts';
import {
  type AnswerChange,
  laneOf,
  nextSeq,
  readWork,
  replacesChange,
} from '#player/features/attempt/unsent/attempt-lane.ts';
import { type SaveReply, toResult } from '#player/features/attempt/unsent/senders/send-answers.ts';
import { createMemoryStore } from '#tests/support/memory-store.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { TransportError } from '#ui/api/call.ts';
import { defineUnsent, type KindsOfApp } from '#ui/unsent/unsent-kinds.ts';
import { createUnsentQueue, type UnsentQueue } from '#ui/unsent/unsent-queue.ts';
import { type CutLine, RefusedCall } from './cut-requests.ts';

/**
 * Simulates a student with the real queue of the app and its rules. The device keeps its storage when the page is
 * reloaded.
 */

type Attempt = ApiReply<'GET /play/attempt'>;
type Answer = Attempt['answers'][number];
type ResponseByQuestion = Readonly<Record<string, (random: Random, number: number) => unknown>>;

/** The error that the app's own call would throw. */
const toAppError = (error: unknown): Error =>
  error instanceof RefusedCall ? new ApiError(error.code, error.message) : new TransportError(false);

let lastPerson = 0;

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
  lastPerson += 1;
  const person = lastPerson;
  const store = createMemoryStore();
  let acknowledgementCount = 0;
  let attemptId = 0;
  let startedAt = 0;

  function noteReply({ question_id, seq }: AnswerChange, reply: SaveReply<Answer> | undefined): void {
    if (reply?.result !== 'saved' || reply.question_id !== question_id) {
      if (reply) unexpectedReplies.push(reply);
      return;
    }
    acknowledgementCount += 1;
    acknowledgedByQuestion.set(question_id, Math.max(seq, acknowledgedByQuestion.get(question_id) ?? 0));
  }

  const kinds: KindsOfApp = {
    answer: defineUnsent<AnswerChange>({
      version: 1,
      batchSize: 50,
      replaces: replacesChange,
      load: async () => ({
        toText: () => '',
        send: async (entries) => {
          const answers = entries.map(({ body }) => body);
          const reply = await line
            .call('POST /play/save', { attempt_id: attemptId, answers })
            .catch((error: unknown) => Promise.reject(toAppError(error)));
          for (const [index, change] of answers.entries()) noteReply(change, reply.answers[index]);
          return entries.map((entry, index) => toResult(entry, reply.answers[index]));
        },
      }),
    }),
    submit: defineUnsent({
      version: 1,
      batchSize: 1,
      load: async () => ({
        toText: () => '',
        // 'already_submitted' counts as success, as on the real page.
        send: async () => {
          await line.call('POST /play/submit', { attempt_id: attemptId }).catch((error: unknown) => {
            const isSubmitted = error instanceof RefusedCall && error.code === resultCodes.already_submitted;
            if (!isSubmitted) throw toAppError(error);
          });
          return [{ isSent: true }];
        },
      }),
    }),
  };

  let page: UnsentQueue;
  let stopPage = () => {};
  function openPage(): void {
    page = createUnsentQueue(store);
    stopPage = page.start({ person, kinds });
  }
  openPage();

  /** Closes the page while calls are running, and opens it again. */
  function reload(): void {
    stopPage();
    openPage();
  }

  const flush = () => page.flush(laneOf(attemptId));

  async function giveAnswer(questions: ResponseByQuestion, number: number): Promise<void> {
    const question_id = random.pick(Object.keys(questions));
    const response = questions[question_id]?.(random, number);
    await page.whenRead();
    const unsentSeqs = readWork(page, attemptId)
      .answers.filter(({ body }) => body.question_id === question_id)
      .map(({ body }) => body.seq);
    const knownSeqs = [acknowledgedByQuestion.get(question_id) ?? 0, ...unsentSeqs];
    const seq = nextSeq(knownSeqs, Date.now() - startedAt);
    givenResponses.set(
      question_id,
      (givenResponses.get(question_id) ?? new Map<number, unknown>()).set(seq, response),
    );
    const flagged = random.nextFraction() < 0.2;
    const body: AnswerChange = { question_id, response, flagged, seq, time_ms: number, check: false };
    await page.add([{ lane: laneOf(attemptId), kind: 'answer', name: question_id, title: '', body }]);
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
        else if (random.nextFraction() < 0.5) void flush();
      }
    },
    submit: async () => {
      await page.whenRead();
      const lane = laneOf(attemptId);
      await page.add([{ lane, kind: 'submit', name: 'submit', title: '', body: undefined }]);
      while ((await store.list(person)).length > 0) {
        await sleep(random.integerBetween(100, 400));
        await waitForNetwork();
        if (random.nextFraction() < 0.1) reload();
        void flush();
      }
      stopPage();
    },
  };
}
