import type { StoredFile } from '#activities/activity-type.ts';
import { bodyMaxBytes } from '#contract/limits.ts';

/**
 * The answers of one attempt that the server has not acknowledged yet: pure rules, no clock, no network.
 * A box only ever grows (higher numbers win), so copies of it in two tabs or in storage merge in any order.
 */

export type Change = {
  question_id: string;
  response: unknown;
  /** Handed in with it; undefined = none. */
  files?: readonly StoredFile[];
  flagged: boolean;
  /** Orders the changes of one question across devices; see `nextSeq`. */
  seq: number;
  time_ms: number;
  check: boolean;
};

/** As it is sent: files are named by their ids, the server knows the rest. */
export function toSave({ files = [], ...change }: Change) {
  return { ...change, files: files.map(({ id }) => id) };
}

export type RefusalKind = 'locked' | 'late' | 'invalid';

export type SaveReply<A extends { seq: number }> = {
  question_id: string;
  result: 'saved' | 'stale' | RefusalKind;
  answer: A | null;
};

export type Outbox = {
  /** Newest change of each question that still has to reach the server. */
  pending: Readonly<Record<string, Change>>;
  /** Everything up to this number is settled: on the server, overtaken there, or refused for good. */
  settled: Readonly<Record<string, number>>;
  refused: Readonly<Record<string, { seq: number; kind: RefusalKind }>>;
  /** The student has handed in; sent once `pending` is empty. */
  submit: boolean;
};

export const emptyOutbox: Outbox = { pending: {}, settled: {}, refused: {}, submit: false };

const tickMs = 100;
/** In characters, of which each takes up to three bytes on its way. */
const batchMaxLength = bodyMaxBytes.answers / 4;

/**
 * The number of a new change: above every one known for this question, and not below the tenths of seconds since
 * the attempt began. So of two edits made on devices that did not know of each other the later one wins.
 */
export function nextSeq(box: Outbox, questionId: string, serverSeq: number, sinceStartMs: number): number {
  const known = Math.max(serverSeq, box.settled[questionId] ?? 0, box.pending[questionId]?.seq ?? 0);
  return Math.max(known + 1, Math.floor(sinceStartMs / tickMs));
}

function dropSettled(box: Outbox): Outbox {
  const open = Object.entries(box.pending).filter(([id, { seq }]) => seq > (box.settled[id] ?? 0));
  return { ...box, pending: Object.fromEntries(open) };
}

export function addChange(box: Outbox, change: Change): Outbox {
  return dropSettled({ ...box, pending: { ...box.pending, [change.question_id]: change } });
}

function mergeRecords<T>(
  a: Readonly<Record<string, T>>,
  b: Readonly<Record<string, T>>,
  rank: (value: T) => number,
): Record<string, T> {
  const merged: Record<string, T> = { ...a };
  for (const [id, value] of Object.entries(b)) {
    const other = merged[id];
    if (other === undefined || rank(value) > rank(other)) merged[id] = value;
  }
  return merged;
}

/** Joins two copies of one box; of two changes with the same number the first box's stays. */
export function mergeOutboxes(a: Outbox, b: Outbox): Outbox {
  return dropSettled({
    pending: mergeRecords(a.pending, b.pending, ({ seq }) => seq),
    settled: mergeRecords(a.settled, b.settled, (seq) => seq),
    refused: mergeRecords(a.refused, b.refused, ({ seq }) => seq),
    submit: a.submit || b.submit,
  });
}

/** At most `size` changes that together fit into one request; the first one always goes. */
export function takeBatch(box: Outbox, size: number): Change[] {
  let length = 0;
  return Object.values(box.pending)
    .slice(0, size)
    .filter((change, index) => {
      length += JSON.stringify(change).length;
      return index === 0 || length <= batchMaxLength;
    });
}

function applyReply<A extends { seq: number }>(box: Outbox, sent: Change, reply: SaveReply<A>): Outbox {
  const id = sent.question_id;
  const serverSeq = reply.answer?.seq ?? sent.seq;
  const upTo = reply.result === 'saved' ? sent.seq : Math.max(sent.seq, serverSeq);
  const current = box.pending[id];
  // Typed on while the save was under way: that edit is newer than whatever the server held.
  const isNewer = current !== undefined && current.seq > sent.seq;
  const pending =
    isNewer && current.seq <= upTo ? { ...box.pending, [id]: { ...current, seq: upTo + 1 } } : box.pending;
  const refused =
    reply.result === 'saved' || reply.result === 'stale'
      ? box.refused
      : { ...box.refused, [id]: { seq: sent.seq, kind: reply.result } };
  const settled = { ...box.settled, [id]: Math.max(upTo, box.settled[id] ?? 0) };
  return { ...box, pending, settled, refused };
}

/**
 * What remains after the server has replied to `sent`. A stale change was overtaken by a later one from elsewhere and
 * is dropped; replies to changes that were not sent are ignored.
 */
export function applyReplies<A extends { seq: number }>(
  box: Outbox,
  sent: readonly Change[],
  replies: readonly SaveReply<A>[],
): Outbox {
  const bySent = new Map(sent.map((change) => [change.question_id, change]));
  return dropSettled(
    replies.reduce((state, reply) => {
      const change = bySent.get(reply.question_id);
      return change ? applyReply(state, change, reply) : state;
    }, box),
  );
}

export function isEmptyOutbox(box: Outbox): boolean {
  return Object.keys(box.pending).length === 0;
}
