import type { ApiInput } from '#contract/api.ts';
import type { UploadKind } from '#contract/choices.ts';
import type { StoredFile } from '#form/activity-type.ts';
import type { UnsentEntry } from '#ui/unsent/unsent-entry.ts';
import type { UnsentQueue } from '#ui/unsent/unsent-queue.ts';

/** The unsent work of one attempt: a lane of the queue with answers, entries of spaces, files and the wish to submit. Pure. */

const prefix = 'attempt:';
export const laneOf = (attemptId: number): string => prefix + attemptId;
export const attemptIdOf = (lane: string): number => Number(lane.slice(prefix.length));

export type AnswerChange = {
  question_id: string;
  response: unknown;
  flagged: boolean;
  /** Orders the changes of one question across devices; see `nextSeq`. */
  seq: number;
  time_ms: number;
  check: boolean;
};

type SentEntries = NonNullable<ApiInput<'POST /play/save'>['entries']>;
/** A change of an item of a space. */
export type EntryChange = SentEntries[number] & { value: { kind: string } };

export const nameOfEntry = ({ space, item, value }: EntryChange): string => `${space}/${item}/${value.kind}`;

type NumberedChange = Pick<AnswerChange | EntryChange, 'seq'>;

const seqUnitMs = 100;

/**
 * The number of a new change: above every known one of this question, and at least the tenths of seconds since the
 * attempt began. So the later of two edits wins, also when they are made on two devices of which one is offline.
 */
export function nextSeq(knownSeqs: readonly number[], sinceStartMs: number): number {
  return Math.max(Math.max(0, ...knownSeqs) + 1, Math.floor(sinceStartMs / seqUnitMs));
}

/** Of two changes with the same number the later one stays. */
export const replacesChange = (added: NumberedChange, stored: NumberedChange): boolean =>
  added.seq >= stored.seq;

/** Numbers a change above `settledSeq`, up to which the server takes nothing any more. */
export const raiseAbove =
  (settledSeq: number) =>
  <Change extends NumberedChange>(change: Change): Change =>
    change.seq <= settledSeq ? { ...change, seq: settledSeq + 1 } : change;

/** A file to add to its answer; its bytes are the entry's. */
export type AddedFile = {
  action: 'add';
  question_id: string;
  kind: UploadKind;
  name: string;
  type: string;
  /** Identifies an interrupted upload on the server, together with name and size. */
  last_modified: number;
  /** The server's copy: set when the upload has ended, until the answer names the file. */
  stored?: StoredFile;
};
export type RemovedFile = { action: 'remove'; question_id: string; file: StoredFile };
export type FileChange = AddedFile | RemovedFile;

/** `times`: milliseconds spent, by question id. */
export type SubmitRequest = { times: Record<string, number>; without_files: boolean };

export type AttemptWork = {
  all: readonly UnsentEntry[];
  answers: readonly UnsentEntry<AnswerChange>[];
  entries: readonly UnsentEntry<EntryChange>[];
  added: readonly UnsentEntry<AddedFile>[];
  removed: readonly UnsentEntry<RemovedFile>[];
  submit: UnsentEntry<SubmitRequest> | undefined;
};

const isAdded = (entry: UnsentEntry<FileChange>): entry is UnsentEntry<AddedFile> =>
  entry.body.action === 'add';
const isRemoved = (entry: UnsentEntry<FileChange>): entry is UnsentEntry<RemovedFile> =>
  entry.body.action === 'remove';

/** What of an attempt is not sent yet. */
export function readWork(queue: Pick<UnsentQueue, 'list'>, attemptId: number): AttemptWork {
  const lane = laneOf(attemptId);
  const all = queue.list().filter((entry) => entry.lane === lane);
  const files = all.filter(({ kind }) => kind === 'file') as UnsentEntry<FileChange>[];
  return {
    all,
    answers: all.filter(({ kind }) => kind === 'answer') as UnsentEntry<AnswerChange>[],
    entries: all.filter(({ kind }) => kind === 'entry') as UnsentEntry<EntryChange>[],
    added: files.filter(isAdded),
    removed: files.filter(isRemoved),
    submit: all.find(({ kind }) => kind === 'submit') as UnsentEntry<SubmitRequest> | undefined,
  };
}
