import type { ServerAnswer } from '#player/storage/attempt-types.ts';
import type { AnswerChange, Outbox, SaveReply } from '#player/storage/outbox-rules.ts';
import type { FailureKind } from './failure-kind.ts';

/** A second outbox with its own rules (the entries of spaces), sent in the same rounds and before submitting. */
export type AttachedOutbox = {
  /** Adds changes that another tab, or an earlier visit, has stored. */
  readStored: () => Promise<void>;
  countUnsent: () => number;
  /** Sends some of its changes; throws as a save does. */
  sendBatch: () => Promise<void>;
};

export type Reply = SaveReply<ServerAnswer>;

export type OutboxSenderDeps = {
  load: () => Promise<Outbox | undefined>;
  /** Replaces the stored outbox by the result of `change`, in one transaction. */
  update: (change: (stored: Outbox | undefined) => Outbox) => Promise<void>;
  save: (changes: AnswerChange[]) => Promise<Reply[]>;
  submit: () => Promise<void>;
  /** Runs alone among all tabs of this device. */
  lock: (run: () => Promise<void>) => Promise<void>;
  classifyError: (error: unknown) => FailureKind;
  /** Finds a second outbox that an earlier visit left; called in the first round and before submitting. */
  findAttachedOutbox?: () => Promise<AttachedOutbox | undefined>;
  onReplies: (replies: Reply[], sentChanges: AnswerChange[]) => void;
  onChange: () => void;
};
