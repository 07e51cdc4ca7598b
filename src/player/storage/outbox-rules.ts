import { bodyMaxBytes } from '#contract/limits.ts';
import { type FileChange, mergeFileChanges } from './file-changes.ts';

/**
 * The outbox of one attempt: changes of answers that the server has not acknowledged yet. Pure rules, no clock, no
 * network. An outbox only ever grows (higher numbers win), so its copies in other tabs or in storage merge in any order.
 */

export type AnswerChange = {
  question_id: string;
  response: unknown;
  /** Added and removed files; undefined = none. They count whatever the `seq` is. */
  attachments?: readonly FileChange[];
  flagged: boolean;
  /** Orders the changes of one question across devices; see `nextSeq`. */
  seq: number;
  time_ms: number;
  check: boolean;
};

/** The changes as the save call takes them: files by their ids, because the server knows the rest. */
export function toSaveInput(changes: readonly AnswerChange[]) {
  return {
    answers: changes.map(({ attachments: _attachments, ...answer }) => answer),
    attachments: changes.flatMap(({ question_id, attachments = [] }) =>
      attachments.map(({ file, action }) => ({ question_id, file_id: file.id, action })),
    ),
  };
}

export type RefusalKind = 'locked' | 'late' | 'invalid';

/** Refusals of files, as those of an answer. */
const refusalByResult = { locked: 'locked', late: 'late', invalid: 'invalid', full: 'invalid' } as const;

/** Reports refused files as a refusal of their answer, which is stored nevertheless. */
export function addFileRefusals<A extends { seq: number }>(
  replies: readonly SaveReply<A>[],
  attachments: readonly { question_id: string; result: 'saved' | keyof typeof refusalByResult }[],
): SaveReply<A>[] {
  return replies.map((reply) => {
    const refused = attachments.find(
      ({ question_id, result }) => question_id === reply.question_id && result !== 'saved',
    );
    return refused && refused.result !== 'saved'
      ? { ...reply, result: refusalByResult[refused.result] }
      : reply;
  });
}

export type SaveReply<A extends { seq: number }> = {
  question_id: string;
  result: 'saved' | 'stale' | RefusalKind;
  answer: A | null;
};

export type Outbox = {
  /** The newest unsent change of each question. */
  pending: Readonly<Record<string, AnswerChange>>;
  /** By question, the number up to which all changes are settled: saved, replaced by newer ones, or refused for good. */
  settled: Readonly<Record<string, number>>;
  refused: Readonly<Record<string, { seq: number; kind: RefusalKind }>>;
  /** The student has submitted the attempt; sent once `pending` is empty. */
  submit: boolean;
};

export const emptyOutbox: Outbox = { pending: {}, settled: {}, refused: {}, submit: false };

const seqUnitMs = 100;
/** In characters: JSON in UTF-8 takes up to three bytes for each. */
const batchMaxLength = bodyMaxBytes.answers / 4;

/**
 * The number of a new change: above every known one of this question, and at least the tenths of seconds since the
 * attempt began. So the later of two edits wins, also when they are made on two devices of which one is offline.
 */
export function nextSeq(outbox: Outbox, questionId: string, serverSeq: number, sinceStartMs: number): number {
  const knownSeq = Math.max(serverSeq, outbox.settled[questionId] ?? 0, outbox.pending[questionId]?.seq ?? 0);
  return Math.max(knownSeq + 1, Math.floor(sinceStartMs / seqUnitMs));
}

function dropSettled(outbox: Outbox): Outbox {
  const unsettledEntries = Object.entries(outbox.pending).filter(
    ([id, { seq }]) => seq > (outbox.settled[id] ?? 0),
  );
  return { ...outbox, pending: Object.fromEntries(unsettledEntries) };
}

export function addChange(outbox: Outbox, change: AnswerChange): Outbox {
  return dropSettled({ ...outbox, pending: { ...outbox.pending, [change.question_id]: change } });
}

function mergeRecords<T>(
  a: Readonly<Record<string, T>>,
  b: Readonly<Record<string, T>>,
  rank: (value: T) => number,
): Record<string, T> {
  const mergedRecord: Record<string, T> = { ...a };
  for (const [id, value] of Object.entries(b)) {
    const knownValue = mergedRecord[id];
    if (knownValue === undefined || rank(value) > rank(knownValue)) mergedRecord[id] = value;
  }
  return mergedRecord;
}

/** The newer change wins, but files of both are added and removed. `a` and `b` are not settled. */
function mergeChanges(a: AnswerChange, b: AnswerChange): AnswerChange {
  const [older, newer] = b.seq > a.seq ? [a, b] : [b, a];
  if (!older.attachments) return newer;
  return { ...newer, attachments: mergeFileChanges(older.attachments, newer.attachments) };
}

/** Merges two copies of one outbox; of two changes with the same number, the first copy's stays. */
export function mergeOutboxes(a: Outbox, b: Outbox): Outbox {
  const settled = mergeRecords(a.settled, b.settled, (seq) => seq);
  const { pending } = dropSettled({ ...a, settled });
  const { pending: otherPending } = dropSettled({ ...b, settled });
  const pendingInBoth = Object.entries(otherPending).map(([id, change]) => {
    const known = pending[id];
    return [id, known ? mergeChanges(known, change) : change] as const;
  });
  return {
    pending: { ...pending, ...Object.fromEntries(pendingInBoth) },
    settled,
    refused: mergeRecords(a.refused, b.refused, ({ seq }) => seq),
    submit: a.submit || b.submit,
  };
}

/** At most `size` changes that together fit into one request; the first one is always among them. */
export function nextBatch(outbox: Outbox, size: number): AnswerChange[] {
  let totalLength = 0;
  return Object.values(outbox.pending)
    .slice(0, size)
    .filter((change, index) => {
      totalLength += JSON.stringify(change).length;
      return index === 0 || totalLength <= batchMaxLength;
    });
}

function applyReply<A extends { seq: number }>(
  outbox: Outbox,
  sentChange: AnswerChange,
  reply: SaveReply<A>,
): Outbox {
  const id = sentChange.question_id;
  const serverSeq = reply.answer?.seq ?? sentChange.seq;
  const settledSeq = reply.result === 'saved' ? sentChange.seq : Math.max(sentChange.seq, serverSeq);
  const pendingChange = outbox.pending[id];
  // The student went on typing during the save: that edit is newer than anything the server has.
  const isNewer = pendingChange !== undefined && pendingChange.seq > sentChange.seq;
  const pending =
    isNewer && pendingChange.seq <= settledSeq
      ? { ...outbox.pending, [id]: { ...pendingChange, seq: settledSeq + 1 } }
      : outbox.pending;
  const refused =
    reply.result === 'saved' || reply.result === 'stale'
      ? outbox.refused
      : { ...outbox.refused, [id]: { seq: sentChange.seq, kind: reply.result } };
  const settled = { ...outbox.settled, [id]: Math.max(settledSeq, outbox.settled[id] ?? 0) };
  return { ...outbox, pending, settled, refused };
}

/**
 * The outbox after the server has replied to the changes in `sentChanges`. A stale change is older than one from another
 * device and is dropped; replies to changes that were not sent are ignored.
 */
export function applyReplies<A extends { seq: number }>(
  outbox: Outbox,
  sentChanges: readonly AnswerChange[],
  replies: readonly SaveReply<A>[],
): Outbox {
  const sentChangeById = new Map(sentChanges.map((change) => [change.question_id, change]));
  return dropSettled(
    replies.reduce((state, reply) => {
      const change = sentChangeById.get(reply.question_id);
      return change ? applyReply(state, change, reply) : state;
    }, outbox),
  );
}

export function isEmptyOutbox(outbox: Outbox): boolean {
  return Object.keys(outbox.pending).length === 0;
}
