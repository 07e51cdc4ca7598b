import type { AnswerState } from '#form/activity-views.ts';
import type { AttemptUploads } from '#player/features/attempt/files/attempt-uploads.ts';
import type { OutboxSender } from '#player/features/attempt/outbox/outbox-sender.ts';
import type { OutboxStatus } from '#player/features/attempt/outbox/outbox-status.ts';
import type { AttemptSpaces } from '#player/features/attempt/spaces/attempt-spaces.ts';
import type { EntryReply } from '#player/features/attempt/spaces/entry-outbox.ts';
import type { outboxStorage } from '#player/storage/attempt-storage.ts';
import type { Attempt, ServerAnswer } from '#player/storage/attempt-types.ts';
import type { RefusalKind } from '#player/storage/outbox-rules.ts';
import type { MediaPrefetch } from './media-prefetch.ts';
import type { TimeSpent } from './time-spent.ts';
import type { TimedQuestions } from './timed-questions.ts';

/** The data that the page of an attempt shows. */
export type SessionState = {
  attempt: Attempt;
  answers: Record<string, AnswerState>;
  outboxStatus: OutboxStatus;
  /** Number of changes that the server has not acknowledged yet. */
  unsentCount: number;
  /** The student has submitted; the server may not have received it yet. */
  isSubmitting: boolean;
  /** The teacher has closed the courseware: the answers so far have to be submitted now. */
  isClosedByTeacher: boolean;
  /** The message that says why the server does not accept answers at the moment. */
  problemText: string | undefined;
  /** Numbers of answers that the server refused, by reason. */
  refusals: Partial<Record<RefusalKind, number>>;
  refusedEntryCounts: RefusedEntryCounts;
  /** The courseware's switches, once a space is open. */
  spaceControl: unknown;
  /** Number of files still on their way to the server. */
  uploadCount: number;
};

/** Number of entries of spaces that the server refused, by reason. */
export type RefusedEntryCounts = Partial<Record<Exclude<EntryReply['result'], 'saved' | 'stale'>, number>>;

/** An attempt in progress, as the functions of this folder share it. */
export type Session = {
  readonly studentId: number;
  attempt: Attempt;
  /** The server's answers by question id, without this device's unsent changes. */
  answers: Record<string, ServerAnswer>;
  /** The question whose time is counted; undefined while a timed question is not opened yet. */
  shownQuestionId: string | undefined;
  /** Counts opened questions, so that a reply from before the newest one is recognised. */
  openedQuestionCount: number;
  isClosed: boolean;
  isClosedByTeacher: boolean;
  refusedEntryCounts: RefusedEntryCounts;
  spaceControl: unknown;
  /** The last computed state; undefined before the first. */
  cachedState: SessionState | undefined;
  readonly listeners: Set<() => void>;
  storeTimer: ReturnType<typeof setTimeout> | undefined;
  spaces: Promise<AttemptSpaces> | undefined;
  uploads: Promise<AttemptUploads> | undefined;
  uploadCount: number;
  readonly storage: ReturnType<typeof outboxStorage>;
  readonly sender: OutboxSender;
  readonly timeSpent: TimeSpent;
  readonly timedQuestions: TimedQuestions;
  /** Undefined until the code of the prefetch is loaded. */
  prefetch: MediaPrefetch | undefined;
  /** Receives the attempt as the server marked it, and how many answers arrived too late. */
  readonly onSubmitted: (attempt: Attempt, lateCount: number) => void;
};
