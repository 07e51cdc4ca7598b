import { computeRetryMs } from '../browser/compute-retry-ms.ts';
import { deleteCopy } from './unsent-copies.ts';
import { textOfKey, type UnsentEntry } from './unsent-entry.ts';
import { cutBatch, type SendResult } from './unsent-kinds.ts';
import {
  classifyFailure,
  kindOrder,
  mayComeFromOne,
  type SentKind,
  stepByFailure,
  stopsLane,
  type Track,
  trackOf,
} from './unsent-rules.ts';
import {
  announce,
  changeStored,
  type QueueState,
  rulesOf,
  type TrackState,
  upgradeEntry,
} from './unsent-state.ts';

/** Sends a lane: one batch after the other, by one tab at a time, each read from the store first. */

type SentEntry = UnsentEntry & { kind: SentKind };

export function readTrack(queue: QueueState, lane: string, track: Track): TrackState {
  const key = `${track}:${lane}`;
  const known = queue.tracks.get(key);
  if (known) return known;
  const created: TrackState = {
    lane,
    track,
    isSending: false,
    failure: undefined,
    message: '',
    failureCount: 0,
    timer: undefined,
    round: undefined,
    mustRunAgain: false,
  };
  queue.tracks.set(key, created);
  return created;
}

export function stopTracks(queue: QueueState): void {
  for (const { timer } of queue.tracks.values()) clearTimeout(timer);
  queue.tracks.clear();
}

const lockPatienceMs = 30_000;

/**
 * Runs alone among the tabs of this browser. Plain http has no Web Locks, and a tab that the system has stopped may hold
 * one for ever: then the work is sent beside it, which is harmless, because the server takes each piece once.
 */
async function runAlone(name: string, track: Track, run: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return run();
  if (track === 'files') return navigator.locks.request(name, run);
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(lockPatienceMs) }, run);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error;
    await run();
  }
}

/** Whether files of the lane are still to be sent, or decided about by their author. */
const hasFiles = (entries: readonly UnsentEntry[]): boolean =>
  entries.some(({ kind, state }) => kind === 'file' && state !== 'later');

/** What to send next, all of one kind. A submit waits for the files, unless its author goes without them. */
async function readBatch(queue: QueueState, person: number, { lane, track }: TrackState) {
  await queue.lastWrite;
  const entries = await queue.store.list(person, lane);
  const ready = entries.filter((entry): entry is SentEntry => {
    const rules = rulesOf(queue, entry.kind);
    if (!rules || entry.state !== 'waiting' || trackOf(entry.kind) !== track) return false;
    return !rules.waitsForFiles?.(entry.body) || !hasFiles(entries);
  });
  const [first] = [...ready].sort((a, b) => kindOrder[a.kind] - kindOrder[b.kind]);
  const rules = first && rulesOf(queue, first.kind);
  if (!first || !rules) return undefined;
  const sameKind = ready.filter(({ kind }) => kind === first.kind);
  return {
    kind: first.kind,
    rules,
    batch: cutBatch(
      sameKind.map((entry) => upgradeEntry(queue, entry)),
      rules,
    ),
  };
}

type Batch = NonNullable<Awaited<ReturnType<typeof readBatch>>>;

/** Sends a batch; where one entry may be the reason for a failure, each alone. */
async function sendBatch({ kind, rules, batch }: Batch): Promise<SendResult[]> {
  try {
    return await (await rules.load()).send(batch);
  } catch (error) {
    const failure = classifyFailure(error);
    const message = error instanceof Error ? error.message : '';
    if (batch.length === 1 || !mayComeFromOne(failure))
      return batch.map(() => ({ isSent: false, failure, message }));
    const results: SendResult[] = [];
    for (const entry of batch) results.push(...(await sendBatch({ kind, rules, batch: [entry] })));
    return results;
  }
}

/** What the store has after a result for `sent`. Its author may have written something newer meanwhile. */
function settle(
  { kind, revision }: SentEntry,
  result: SendResult,
  stored: UnsentEntry | undefined,
): UnsentEntry | undefined {
  if (!stored) return undefined;
  const isNewer = stored.revision !== revision;
  const rebased = result.rebase ? { ...stored, body: result.rebase(stored.body) } : stored;
  if (result.isSent) return isNewer ? rebased : undefined;
  const step = stepByFailure[kind][result.failure];
  if (step === 'done') return isNewer ? rebased : undefined;
  if (stopsLane(step)) return stored;
  // A newer text may be right where the sent one was wrong; a colleague's is newer than both.
  if (isNewer && result.failure !== 'conflict') return rebased;
  return { ...rebased, state: step, failure: result.failure, message: result.message ?? '' };
}

async function settleBatch(queue: QueueState, batch: readonly UnsentEntry[], results: readonly SendResult[]) {
  await changeStored(
    queue,
    batch.map((entry, index) => ({
      ref: entry,
      change: (stored) => {
        const result = results[index];
        return result ? settle(entry as SentEntry, result, stored && upgradeEntry(queue, stored)) : stored;
      },
    })),
  );
  for (const [index, entry] of batch.entries()) {
    const result = results[index];
    if (!result || !queue.entries.has(textOfKey(entry))) deleteCopy(entry);
    if (result) for (const listener of queue.sentListeners) listener(entry, result);
  }
}

async function sendTrack(queue: QueueState, person: number, track: TrackState): Promise<void> {
  for (;;) {
    const next = await readBatch(queue, person, track);
    track.failure = undefined;
    if (!next || queue.person !== person) return;
    if (!queue.isSignedIn()) {
      track.failure = 'signed_out';
      return;
    }
    const results = await sendBatch(next);
    await settleBatch(queue, next.batch, results);
    const stop = results.find(
      (result) => !result.isSent && stopsLane(stepByFailure[next.kind][result.failure]),
    );
    if (stop && !stop.isSent) {
      track.failure = stop.failure;
      track.message = stop.message ?? '';
      return;
    }
    track.failureCount = 0;
  }
}

async function runRounds(queue: QueueState, person: number, track: TrackState): Promise<void> {
  clearTimeout(track.timer);
  track.isSending = true;
  announce(queue);
  try {
    do {
      track.mustRunAgain = false;
      await runAlone(`unsent:${person}:${track.track}:${track.lane}`, track.track, () =>
        sendTrack(queue, person, track),
      );
    } while (track.mustRunAgain && !track.failure && queue.person === person);
  } finally {
    track.isSending = false;
    track.round = undefined;
  }
  if (queue.person !== person) return;
  if (track.failure && track.failure !== 'signed_out') {
    track.timer = setTimeout(
      () => void flushTrack(queue, track.lane, track.track),
      computeRetryMs(track.failureCount),
    );
    track.failureCount += 1;
  }
  announce(queue);
  // A submit that waited for the files can go now.
  if (track.track === 'files' && !track.failure) void flushTrack(queue, track.lane, 'work');
}

/** Sends a track now. Resolves when all is sent or set aside, or when it has to wait. */
export function flushTrack(queue: QueueState, lane: string, trackName: Track): Promise<void> {
  if (queue.person === undefined) return Promise.resolve();
  const track = readTrack(queue, lane, trackName);
  if (track.round) track.mustRunAgain = true;
  else track.round = runRounds(queue, queue.person, track);
  return track.round;
}
