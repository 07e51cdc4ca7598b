import type { AnswerState } from '#form/activity-views.ts';
import type { AttemptSpaces } from '#player/features/attempt/spaces/attempt-spaces.ts';
import type { AnswerChange } from '#player/features/attempt/unsent/attempt-lane.ts';
import type { Attempt, ServerAnswer } from '#player/storage/attempt-types.ts';
import type { UnsentQueue } from '#ui/unsent/unsent-queue.ts';
import type { Failure } from '#ui/unsent/unsent-rules.ts';
import type { MediaPrefetch } from './media-prefetch.ts';
import type { TimeSpent } from './time-spent.ts';
import type { TimedQuestions } from './timed-questions.ts';

/**
 * State of saving, named by the key of its text. `none`: nothing has been answered; `typed`: something is written that is
 * not an answer yet; `kept`: the server did not take something; `only_in_tab`: this device cannot store it.
 */
export type SavingState =
  | 'none'
  | 'saved'
  | 'saving'
  | 'typed'
  | 'waiting'
  | 'kept_to_send'
  | 'kept'
  | 'only_in_tab';

/** The data that the page of an attempt shows. */
export type SessionState = {
  attempt: Attempt;
  answers: Record<string, AnswerState>;
  saving: SavingState;
  /** Why nothing is sent at the moment. */
  failure: Failure | undefined;
  /** The student has submitted; the server may not have received it yet. */
  isSubmitting: boolean;
  /** The teacher has closed the courseware: the answers so far have to be submitted now. */
  isClosedByTeacher: boolean;
  /** The message that says why the server does not accept answers at the moment. */
  problemText: string | undefined;
  /** Numbers of answers that the server did not take, by reason. */
  refusals: RefusalCounts;
  /** Numbers of changes of spaces that the server did not take, by reason; of other reasons, what it said. */
  refusedEntries: RefusalCounts & { messages: readonly string[] };
  /** The courseware's switches, once a space is open. */
  spaceControl: unknown;
  /** Files of answers that are on their way, and that the server did not take. */
  waitingFileCount: number;
  refusedFileCount: number;
};

export type RefusalCounts = { late: number; locked: number; invalid: number };

/** An attempt in progress, as the functions of this folder share it. */
export type Session = {
  readonly queue: UnsentQueue;
  readonly studentId: number;
  readonly lane: string;
  /** Name of this page's trace among the unsent traces: those of two tabs are both sent, and the server merges them. */
  readonly traceName: string;
  attempt: Attempt;
  /** The server's answers by question id, without this device's unsent changes. */
  answers: Record<string, ServerAnswer>;
  /** What this page knows as unsent, by kind and name; of answers, the change. */
  knownChanges: ReadonlyMap<string, AnswerChange | undefined>;
  /** Changes by question id that have left the queue elsewhere: another tab has sent them, or the student discarded them. */
  goneChanges: Readonly<Record<string, AnswerChange>>;
  /** Numbers of drawn items by question id, as views of spaces report them. */
  itemCounts: Readonly<Record<string, number>>;
  /** The question whose time is counted; undefined while a timed question is not opened yet. */
  shownQuestionId: string | undefined;
  /** Counts opened questions, so that a reply from before the newest one is recognised. */
  openedQuestionCount: number;
  isClosed: boolean;
  isClosedByTeacher: boolean;
  spaceControl: unknown;
  /** The last computed state; undefined before the first. */
  cachedState: SessionState | undefined;
  readonly listeners: Set<() => void>;
  storeTimer: ReturnType<typeof setTimeout> | undefined;
  spaces: Promise<AttemptSpaces> | undefined;
  readonly timeSpent: TimeSpent;
  readonly timedQuestions: TimedQuestions;
  /** Undefined until the code of the prefetch is loaded. */
  prefetch: MediaPrefetch | undefined;
  /** Receives the attempt as the server marked it. */
  readonly onSubmitted: (attempt: Attempt) => void;
};
