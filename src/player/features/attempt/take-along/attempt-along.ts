import { findStudentViews } from '#activities/student-views.view.ts';
import type { TakesAlong } from '#form/activity-views.ts';
import { fetchAttempt, startAttempt } from '#player/features/attempt/attempt-calls.ts';
import { keepSignedIn } from '#player/session.ts';
import type { PlayItem } from '#player/shared/item-state.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import {
  type AlongFile,
  keepCode,
  keepFile,
  readAlong,
  writeAlongList,
} from '#player/storage/along-cache.ts';
import { removeAlong } from '#player/storage/along-names.ts';
import { storeAttempt } from '#player/storage/attempt-storage.ts';
import type { Attempt } from '#player/storage/attempt-types.ts';
import { randomKey } from '#ui/browser/random-key.ts';
import { preload } from '#ui/browser/reload-when-outdated.ts';
import { protectStorage, readFreeBytes } from './device-room.ts';
import { listPaths, measureByHead, measureFiles } from './list-along-files.ts';
import { loadWorkCode } from './load-work-code.ts';
import { describeFailure, findStopReason } from './stop-reason.ts';
import { createTakeAlong, type TakeAlong } from './take-along.ts';

/** Taking along the student's attempt of a courseware. It goes on while the student is on other pages of the app. */

type Courseware = Pick<PlayItem, 'courseware_id' | 'type' | 'attempts'>;

export const findRunning = ({ attempts }: Pick<Courseware, 'attempts'>) =>
  attempts.find(({ state }) => state === 'in_progress');

export async function loadTakesAlong(type: string): Promise<TakesAlong> {
  const takesAlong = await preload(async () => findStudentViews(type)?.loadTakesAlong?.());
  if (!takesAlong) throw new Error(`Nothing of the type ${type} is taken along`);
  return takesAlong;
}

function createSource(studentId: number, courseware: Courseware) {
  const { courseware_id: id, type } = courseware;
  const startKey = randomKey();
  let attemptId = findRunning(courseware)?.id;
  let attempt: Attempt | undefined;

  /** Stored, so that it can be opened without network. */
  async function readAttempt(): Promise<Attempt> {
    attempt = await (attemptId === undefined ? startAttempt(id, startKey) : fetchAttempt(attemptId));
    attemptId = attempt.id;
    await storeAttempt(studentId, attempt, serverClock.getOffset());
    return attempt;
  }

  return {
    getAttemptId: () => attemptId,
    listFiles: async (): Promise<AlongFile[]> => {
      const [takesAlong, { content }] = [await loadTakesAlong(type), await readAttempt()];
      return measureFiles(listPaths(takesAlong.listMedia(content), location.origin), measureByHead);
    },
    begin: async (files: readonly AlongFile[], signal: AbortSignal): Promise<void> => {
      const { id: begunId, content } = attempt ?? (await readAttempt());
      const takesAlong = await loadTakesAlong(type);
      await preload(() => Promise.all([takesAlong.loadCode(content), loadWorkCode()]));
      await keepCode(begunId, signal);
      await writeAlongList(begunId, files);
      keepSignedIn();
    },
    read: async () => (attemptId === undefined ? undefined : readAlong(attemptId)),
    keep: async ({ url }: AlongFile, onBytes: (bytes: number) => void, signal: AbortSignal) => {
      if (attemptId !== undefined) await keepFile(attemptId, url, onBytes, signal);
    },
    remove: async () => {
      if (attemptId !== undefined) await removeAlong(attemptId);
    },
  };
}

type Started = { takeAlong: TakeAlong; getAttemptId: () => number | undefined };
const startedByKey = new Map<string, Started>();

function start(studentId: number, courseware: Courseware): Started {
  const { getAttemptId, ...source } = createSource(studentId, courseware);
  const takeAlong = createTakeAlong({
    ...source,
    protect: protectStorage,
    readFreeBytes,
    findReason: findStopReason,
    describe: describeFailure,
    onOnline: (listener) => window.addEventListener('online', listener),
  });
  return { takeAlong, getAttemptId };
}

/** Whether the attempt that was taken along is not the one that the student would go on with. */
function isOutdated({ getAttemptId }: Started, courseware: Courseware): boolean {
  const id = getAttemptId();
  const running = findRunning(courseware);
  if (id === undefined) return running !== undefined;
  return running ? running.id !== id : courseware.attempts.some((attempt) => attempt.id === id);
}

/** The same while the attempt is the same. */
export function findTakeAlong(studentId: number, courseware: Courseware): TakeAlong {
  const key = `${studentId}/${courseware.courseware_id}`;
  const known = startedByKey.get(key);
  const started = known && !isOutdated(known, courseware) ? known : start(studentId, courseware);
  startedByKey.set(key, started);
  return started.takeAlong;
}
