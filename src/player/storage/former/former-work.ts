import type { UploadKind } from '#contract/choices.ts';
import type { StoredFile } from '#form/activity-type.ts';

/** The forms in which earlier versions of the app stored unsent work. They are read only, and moved to the queue. */

export type FormerAnswer = {
  question_id: string;
  response: unknown;
  /** All files of the answer; undefined = none. */
  files?: readonly StoredFile[];
  flagged: boolean;
  seq: number;
  time_ms: number;
  check: boolean;
};

/** Under `outbox:STUDENT:ATTEMPT` in the database, and under `held:outbox:…` in localStorage when a page closed. */
export type FormerOutbox = {
  pending: Readonly<Record<string, FormerAnswer>>;
  /** By question, the number up to which all changes are settled. */
  settled: Readonly<Record<string, number>>;
  submit: boolean;
};

/** Under `STUDENT:ATTEMPT:ID` in a database of its own. */
export type FormerFile = {
  id: string;
  question_id: string;
  kind: UploadKind;
  name: string;
  type: string;
  last_modified: number;
  bytes: Blob;
  /** The server's copy, until the answer names the file. */
  stored?: StoredFile;
};

/** Merges the stored outbox with the copy of a page that closed: higher numbers win, and what is settled is not unsent. */
export function mergeOutboxes(outboxes: readonly FormerOutbox[]): FormerOutbox {
  const pending: Record<string, FormerAnswer> = {};
  const settled: Record<string, number> = {};
  for (const outbox of outboxes) {
    for (const [id, seq] of Object.entries(outbox.settled)) settled[id] = Math.max(seq, settled[id] ?? 0);
    for (const [id, change] of Object.entries(outbox.pending))
      if (change.seq > (pending[id]?.seq ?? 0)) pending[id] = change;
  }
  return {
    pending: Object.fromEntries(Object.entries(pending).filter(([id, { seq }]) => seq > (settled[id] ?? 0))),
    settled,
    submit: outboxes.some(({ submit }) => submit),
  };
}
