import type { StoredFile } from '#form/activity-type.ts';
import type { AnswerState } from '#form/activity-views.ts';
import type { AnswerChange, FileChange } from '#player/features/attempt/unsent/attempt-lane.ts';
import type { ServerAnswer } from '#player/storage/attempt-types.ts';
import type { UnsentEntry } from '#ui/unsent/unsent-entry.ts';

/** The answers that a page shows: the server's, with this device's unsent changes over them. Pure. */

/** `isSetAside`: the server did not take it, and it is kept on this device. */
export type UnsentChange = AnswerChange & { isSetAside: boolean };

type AnswerSources = {
  questionIds: readonly string[];
  answers: Readonly<Record<string, ServerAnswer>>;
  changes?: Readonly<Record<string, UnsentChange>>;
  /** Unsent changes of files that the server has not refused. */
  fileChanges?: readonly FileChange[];
  /** Numbers of drawn items by question id, where a view has reported them. */
  itemCounts?: Readonly<Record<string, number>>;
  /** Whether sending waits for the network or the server. */
  isWaiting?: boolean;
  /** Timed questions that the student is opening. */
  openingById?: Readonly<Record<string, AnswerState['opening']>>;
  now: number;
  toDeviceTime: (serverTime: number) => number;
};

/** The newest change of each question. A trace may have several, of several tabs. */
export function chooseChanges(
  entries: readonly UnsentEntry<AnswerChange>[],
  goneChanges: Readonly<Record<string, AnswerChange>>,
): Record<string, UnsentChange> {
  const chosen: Record<string, UnsentChange> = {};
  const choose = (change: UnsentChange) => {
    const { question_id, seq } = change;
    if (seq >= (chosen[question_id]?.seq ?? 0)) chosen[question_id] = change;
  };
  for (const change of Object.values(goneChanges)) choose({ ...change, isSetAside: false });
  for (const { body, state } of entries) choose({ ...body, isSetAside: state !== 'waiting' });
  return chosen;
}

/** Whether a change is newer than what the server has. A locked answer stays as it was marked. */
function isNewer(change: UnsentChange, answer: ServerAnswer | undefined): boolean {
  return !answer || (change.seq > answer.seq && !(answer.locked && change.isSetAside));
}

/** The server's files without those that are being removed. */
function listFiles(files: readonly StoredFile[] = [], changes: readonly FileChange[]): readonly StoredFile[] {
  const removedIds = changes.flatMap((change) => (change.action === 'remove' ? [change.file.id] : []));
  return files.filter(({ id }) => !removedIds.includes(id));
}

function describeFiles(
  id: string,
  { answers, fileChanges = [] }: AnswerSources,
): Pick<AnswerState, 'files' | 'unsent_files'> {
  const changes = fileChanges.filter(({ question_id }) => question_id === id);
  const files = listFiles(answers[id]?.files, changes);
  const added = changes.filter(({ action }) => action === 'add').length;
  return {
    ...(files.length > 0 ? { files } : {}),
    ...(changes.length > 0 ? { unsent_files: { added, removed: changes.length - added } } : {}),
  };
}

function chooseSaveState(
  change: UnsentChange | undefined,
  answer: ServerAnswer | undefined,
  isWaiting: boolean,
): AnswerState['save'] {
  if (change) return change.isSetAside || isWaiting ? 'waiting' : 'saving';
  return answer && answer.seq > 0 ? 'saved' : 'none';
}

function buildAnswerState(id: string, sources: AnswerSources): AnswerState {
  const { answers, changes = {}, itemCounts = {}, isWaiting = false, openingById = {} } = sources;
  const { now, toDeviceTime } = sources;
  const answer = answers[id];
  const newest = changes[id];
  const change = newest && isNewer(newest, answer) ? newest : undefined;
  const opening = openingById[id];
  const itemCount = itemCounts[id] ?? answer?.item_count ?? 0;
  const serverDeadline = answer?.deadline_at ?? undefined;
  const isTimeOver = serverDeadline !== undefined && now >= serverDeadline;
  const isBeingChecked = change?.check === true && !change.isSetAside;
  return {
    response: (change ?? answer)?.response ?? undefined,
    flagged: (change ?? answer)?.flagged ?? false,
    locked: answer?.locked === true || isBeingChecked || isTimeOver,
    save: chooseSaveState(change, answer, isWaiting),
    ...describeFiles(id, sources),
    ...(itemCount > 0 ? { item_count: itemCount } : {}),
    ...(answer?.mark ? { mark: answer.mark } : {}),
    ...(answer?.key === undefined ? {} : { key: answer.key }),
    ...(serverDeadline === undefined ? {} : { deadlineAt: toDeviceTime(serverDeadline) }),
    ...(opening === undefined ? {} : { opening }),
  };
}

export function buildAnswerStates(sources: AnswerSources): Record<string, AnswerState> {
  return Object.fromEntries(sources.questionIds.map((id) => [id, buildAnswerState(id, sources)]));
}
