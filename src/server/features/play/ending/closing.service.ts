import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import * as deadlines from '#server/features/play/attempts/attempt-deadlines.repository.ts';
import {
  endDeadlines,
  type MovedDeadline,
  publishDeadlines,
} from '#server/features/play/ending/deadlines.service.ts';
import { closeAttempt } from '#server/features/play/ending/submit.service.ts';
import type { App } from '#server/http/context.ts';

/** Closing a courseware ends and submits all its attempts in progress. */

/** Devices learn of the closing and have this long to send unsaved answers. */
const collectMs = 800;
const lookMs = 100;

/**
 * Sets the deadlines of all attempts in progress to now and returns them; part of the transaction that closes the
 * courseware. Refuses 'students_working' while somebody is working, unless the teacher has confirmed.
 */
export async function endRunningAttempts(
  app: App,
  tx: Db,
  { coursewareId, confirmed }: { coursewareId: number; confirmed: boolean },
): Promise<MovedDeadline[]> {
  const running = await endDeadlines(tx, coursewareId, app.now());
  if (running.length > 0 && !confirmed) throw new AppError('students_working', { count: running.length });
  return running;
}

/**
 * Tells the students' devices to submit, and later submits what is still in progress. Call it after the commit. If the
 * server stops meanwhile, the sweep of overdue attempts submits the rest.
 */
export async function submitRunningAttempts(
  app: App,
  coursewareId: number,
  running: readonly MovedDeadline[],
): Promise<void> {
  publishDeadlines(app, running, true);
  const listRunning = () => deadlines.listRunningAttempts(app.db, coursewareId);
  let runningAttempts = await listRunning();
  for (let waited = 0; runningAttempts.length > 0 && waited < collectMs; waited += lookMs) {
    await wait(lookMs);
    runningAttempts = await listRunning();
  }
  await Promise.all(runningAttempts.map(({ id }) => closeAttempt(app, id)));
}
