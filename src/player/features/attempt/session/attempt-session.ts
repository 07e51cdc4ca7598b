import type { StoredFile } from '#activities/activity-type.ts';
import type { AnswerState } from '#activities/activity-views.ts';
import { traceId } from '#activities/trace-id.ts';
import { putOpened } from '#activities/withheld.ts';
import {
  fetchAttempt,
  judgeFailure,
  openQuestion,
  runAlone,
  saveChanges,
  saveWhileClosing,
  submitAttempt,
  watchAttempt,
} from '#player/features/attempt/attempt-calls.ts';
import { createOutbox, type OutboxStatus, passes } from '#player/features/attempt/outbox/outbox-sender.ts';
import type { AttemptSpaces } from '#player/features/attempt/spaces/attempt-spaces.ts';
import type { EntryReply } from '#player/features/attempt/spaces/entry-outbox.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import { keepAttempt, outboxStorage } from '#player/storage/attempt-storage.ts';
import type { Attempt, AttemptNews, OpenedQuestion, ServerAnswer } from '#player/storage/attempt-types.ts';
import {
  type Change,
  nextSeq,
  type RefusalKind,
  type SaveReply,
  takeBatch,
} from '#player/storage/outbox-rules.ts';
import { listEntries } from '#player/storage/unsent-entries.ts';
import { createMediaList, keepMedium } from './attempt-media.ts';
import { createPrefetch } from './media-prefetch.ts';
import { buildAnswerStates } from './session-state.ts';
import { createTimeSpent } from './time-spent.ts';
import { createOpenings } from './timed-questions.ts';

/** One attempt while it is worked on: answers on screen, outbox behind them, hand-in. Lives outside React. */

export type SessionState = {
  attempt: Attempt;
  answers: Record<string, AnswerState>;
  status: OutboxStatus;
  unsent: number;
  /** The student has handed in; it may still be on its way. */
  isSubmitting: boolean;
  /** The teacher has closed the courseware: what there is has to be handed in now. */
  isClosedByTeacher: boolean;
  /** Why the server does not take answers now. */
  problem: string | undefined;
  refusals: Partial<Record<RefusalKind, number>>;
  /** Of what was drawn or posted. */
  refusedEntries: RefusedEntries;
  /** What teachers have switched, once a space is open. */
  control: unknown;
};

type RefusedEntries = Partial<Record<Exclude<EntryReply['result'], 'saved' | 'stale'>, number>>;

const typingPauseMs = 600;
/** What is on the screen first: then its pictures are asked for already. */
const prefetchAfterMs = 1_000;
/** Who only reads gives no answers that would carry the time along. */
const readingPulseMs = 30_000;

/** `onSubmitted` gets the attempt as the server has marked it, and how many answers came too late for it. */
export function createAttemptSession(
  studentId: number,
  first: Attempt,
  onSubmitted: (attempt: Attempt, lateCount: number) => void,
) {
  let attempt = first;
  let answers: Record<string, ServerAnswer> = Object.fromEntries(
    first.answers.map((each) => [each.question_id, each]),
  );
  const spent = createTimeSpent();
  /** What the time on the screen is counted for. */
  let shownId: string | undefined;
  for (const { question_id, time_ms } of first.answers) spent.assume(question_id, time_ms);
  const storage = outboxStorage(studentId, first.id);
  const listeners = new Set<() => void>();
  let keepTimer: ReturnType<typeof setTimeout> | undefined;
  let state: SessionState;
  let isClosed = false;
  let isClosedByTeacher = false;
  /** Counts openings: what was fetched before the newest knows nothing of it. */
  let openedCount = 0;
  let refusedEntries: RefusedEntries = {};
  let control: unknown = null;
  let spaces: Promise<AttemptSpaces> | undefined;

  function keepSoon(): void {
    clearTimeout(keepTimer);
    keepTimer = setTimeout(() => void keepAttempt(studentId, attempt, serverClock.offset()), 300);
  }

  function takeIn(replies: SaveReply<ServerAnswer>[], sent: Change[]): void {
    const next = { ...answers };
    for (const { question_id, result, answer } of replies) {
      const own = sent.find((each) => each.question_id === question_id);
      if (answer && answer.seq >= (next[question_id]?.seq ?? 0)) next[question_id] = answer;
      else if (!answer && result === 'saved' && own) {
        const { response, files = [], flagged, seq, time_ms } = own;
        const known = next[question_id] ?? { question_id, locked: false, deadline_at: null };
        next[question_id] = { ...known, response, files: [...files], flagged, seq, time_ms };
      }
    }
    answers = next;
    attempt = { ...attempt, answers: Object.values(next) };
    keepSoon();
    announce();
    // Too late although there is time left: handed in on another device, perhaps.
    if (replies.some(({ result }) => result === 'late')) void sync();
  }

  /** Takes in what another device has done meanwhile. */
  async function sync(): Promise<void> {
    const openedBefore = openedCount;
    const latest = await fetchAttempt(first.id).catch(() => undefined);
    if (!latest || isClosed) return;
    if (openedCount !== openedBefore) return sync();
    if (latest.state === 'submitted') {
      if (Object.keys(outbox.box().pending).length > 0) return;
      await keepAttempt(studentId, latest, serverClock.offset());
      await storage.drop();
      attempt = latest;
      onSubmitted(latest, countLate());
      return;
    }
    const newer = latest.answers.filter(({ question_id, seq }) => seq >= (answers[question_id]?.seq ?? 0));
    answers = { ...answers, ...Object.fromEntries(newer.map((each) => [each.question_id, each])) };
    attempt = { ...latest, answers: Object.values(answers) };
    keepSoon();
    announce();
  }

  /** What an earlier visit had left may have reached the server after this page read it. */
  async function syncIfBehind(): Promise<void> {
    const settled = Object.entries(outbox.box().settled);
    if (settled.some(([questionId, seq]) => seq > (answers[questionId]?.seq ?? 0))) await sync();
  }

  const countLate = () => Object.values(outbox.box().refused).filter(({ kind }) => kind === 'late').length;

  /** Follows what somebody else did to the attempt: another deadline, the courseware closed, handed in. */
  function applyServerState({ state: serverState, deadline_at, is_closed }: AttemptNews): void {
    if (isClosed || attempt.state === 'submitted') return;
    if (serverState === 'submitted') void outbox.flush().then(sync);
    else if (deadline_at !== attempt.deadline_at || is_closed !== isClosedByTeacher) {
      attempt = { ...attempt, deadline_at };
      isClosedByTeacher = is_closed;
      keepSoon();
      announce();
    }
  }

  async function finish(): Promise<void> {
    const submitted = await submitAttempt(first.id, spent.all()).catch(async (error: unknown) => {
      if (judgeFailure(error) !== 'submitted') throw error;
      return fetchAttempt(first.id);
    });
    await keepAttempt(studentId, submitted, serverClock.offset());
    await storage.drop();
    if (!isClosed) onSubmitted(submitted, countLate());
  }

  const outbox = createOutbox<ServerAnswer>({
    ...storage,
    save: (changes) => saveChanges(first.id, changes),
    submit: finish,
    lock: (run) => runAlone(`player-outbox-${first.id}`, run),
    judge: judgeFailure,
    findPart: findEntries,
    onReplies: takeIn,
    onChange: () => announce(),
  });

  /** Spaces of the attempt; their code comes when a type asks for them. */
  function openSpaces(): Promise<AttemptSpaces> {
    spaces ??= import('#player/features/attempt/spaces/attempt-spaces.ts').then(({ createAttemptSpaces }) =>
      createAttemptSpaces({
        studentId,
        attemptId: first.id,
        startedAt: first.started_at,
        outbox,
        onRefused: (result) => {
          refusedEntries = { ...refusedEntries, [result]: (refusedEntries[result] ?? 0) + 1 };
          announce();
        },
        onControl: (next) => {
          control = next;
          announce();
        },
      }),
    );
    spaces.catch(() => {
      spaces = undefined;
    });
    return spaces;
  }

  async function findEntries(): Promise<undefined> {
    if ((await listEntries(studentId)).includes(first.id)) await openSpaces();
  }

  function compute(): SessionState {
    const box = outbox.box();
    const refusals: SessionState['refusals'] = {};
    for (const { kind } of Object.values(box.refused)) refusals[kind] = (refusals[kind] ?? 0) + 1;
    return {
      attempt,
      answers: buildAnswerStates({
        questionIds: [...attempt.questions.map(({ id }) => id), traceId],
        answers,
        box,
        status: outbox.status(),
        openings: openings.states(),
        now: serverClock.now(),
        toDevice: serverClock.toDevice,
      }),
      status: outbox.status(),
      unsent: outbox.unsent(),
      isSubmitting: box.submit,
      isClosedByTeacher,
      problem: outbox.status() === 'refused' ? outbox.problem()?.message : undefined,
      refusals,
      refusedEntries,
      control,
    };
  }
  const openings = createOpenings<OpenedQuestion>({
    ask: (questionId) => openQuestion(first.id, questionId),
    onOpened: applyOpened,
    onRefused: () => void sync(),
    isPassing: (error) => passes(judgeFailure(error)),
    onChange: () => announce(),
  });
  const media = createMediaList(first.type);
  const prefetch = createPrefetch({
    list: () =>
      media.list(attempt, {
        shownId,
        trace: answers[traceId]?.response,
      }),
    isBusy: () => Object.keys(outbox.box().pending).length > 0,
    fetchOne: keepMedium,
  });
  state = compute();

  function announce(): void {
    state = compute();
    for (const listener of listeners) listener();
  }

  function change(
    questionId: string,
    part: Partial<Pick<Change, 'response' | 'files' | 'flagged' | 'check'>>,
    sendInMs: number,
  ): void {
    const shown = state.answers[questionId];
    if (!shown || shown.locked || attempt.state === 'submitted' || outbox.box().submit) return;
    const sinceStart = serverClock.now() - attempt.started_at;
    outbox.add(
      {
        question_id: questionId,
        response: shown.response ?? null,
        ...(shown.files && { files: shown.files }),
        flagged: shown.flagged,
        check: false,
        ...part,
        seq: nextSeq(outbox.box(), questionId, answers[questionId]?.seq ?? 0, sinceStart),
        time_ms: spent.of(questionId),
      },
      sendInMs,
    );
  }

  /** Where nothing is marked, the time spent is what counts: it is sent without an answer. */
  function keepTime(): void {
    if (!attempt.is_marked && shownId !== undefined) change(shownId, {}, 0);
  }

  /** What the question says takes its place, on the device too: a reload without network finds it and its clock. */
  function applyOpened(questionId: string, { question, answer, content }: OpenedQuestion): void {
    if (isClosed) return;
    openedCount += 1;
    const known = answers[questionId];
    const newer = known && known.seq > answer.seq ? { ...known, deadline_at: answer.deadline_at } : answer;
    answers = { ...answers, [questionId]: newer };
    attempt = {
      ...attempt,
      content: putOpened(attempt.content, questionId, content),
      questions: attempt.questions.map((each) => (each.id === questionId ? question : each)),
      answers: Object.values(answers),
    };
    void keepAttempt(studentId, attempt, serverClock.offset());
    announce();
    prefetch.poke();
  }

  /** Time is counted for what can be read: not for a question that is withheld still. */
  function show(questionId: string): void {
    openings.keepOnly(questionId);
    const limit = attempt.questions.find(({ id }) => id === questionId)?.time_limit_s;
    const isWithheld = limit !== undefined && answers[questionId]?.deadline_at == null;
    if (isWithheld) spent.stop();
    else spent.show(questionId);
    shownId = isWithheld ? undefined : questionId;
  }

  function wake(): void {
    const isVisible = document.visibilityState === 'visible';
    spent.setVisible(isVisible);
    if (!isVisible) {
      keepTime();
      storage.hold(outbox.box());
    }
    const sent = outbox.flush();
    if (!isVisible) return;
    void sent.then(sync);
    openings.retry();
    prefetch.poke();
  }
  const flush = () => void outbox.flush();
  const flushAfterField = () => {
    if (outbox.status() !== 'waiting' && outbox.status() !== 'server_away') flush();
  };
  const leave = () => {
    keepTime();
    storage.hold(outbox.box());
    saveWhileClosing(first.id, { answers: takeBatch(outbox.box(), 100) });
  };
  /** Locks answers whose own time runs out while nothing else changes, and sends what was given until then. */
  function tick(): void {
    const now = Date.now();
    const isDue = ({ locked, deadlineAt }: AnswerState) =>
      !locked && deadlineAt !== undefined && deadlineAt <= now;
    if (!Object.values(state.answers).some(isDue)) return;
    announce();
    // The server waits a moment for what is still here, and no longer.
    flush();
  }

  /** Starts sending and listening; returns how to stop. What is unsent then goes out once more and rests in storage. */
  function open(): () => void {
    isClosed = false;
    if (attempt.questions.length === 0) show(traceId);
    outbox.open();
    const ticking = setInterval(tick, 500);
    const pulse = setInterval(() => document.visibilityState === 'visible' && keepTime(), readingPulseMs);
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('pagehide', leave);
    window.addEventListener('focusout', flushAfterField);
    void keepAttempt(studentId, attempt, serverClock.offset());
    void outbox.flush().then(syncIfBehind);
    void media.load().then(
      () => !isClosed && prefetch.open(prefetchAfterMs),
      () => undefined,
    );
    const stopWatching = watchAttempt(first.id, applyServerState);
    return () => {
      keepTime();
      isClosed = true;
      void outbox.flush().finally(() => isClosed && outbox.close());
      stopWatching();
      void spaces?.then((opened) => opened.close());
      spaces = undefined;
      openings.stop();
      prefetch.close();
      clearInterval(ticking);
      clearInterval(pulse);
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('focusout', flushAfterField);
    };
  }

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    answer: (questionId: string, response: unknown) => change(questionId, { response }, typingPauseMs),
    trace: (trace: unknown) => change(traceId, { response: trace }, typingPauseMs),
    files: (questionId: string, files: readonly StoredFile[]) => change(questionId, { files }, 0),
    flag: (questionId: string, flagged: boolean) => change(questionId, { flagged }, 0),
    check: (questionId: string) => change(questionId, { check: true }, 0),
    show,
    openQuestion: (questionId: string) => openings.open(questionId),
    submit: () => {
      keepTime();
      spent.stop();
      return outbox.requestSubmit();
    },
    spaces: openSpaces,
    retry: flush,
    open,
  };
}

export type AttemptSession = ReturnType<typeof createAttemptSession>;
