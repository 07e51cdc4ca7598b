import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import * as attempts from '#server/features/play/attempts/attempts.repository.ts';
import {
  endDeadlines,
  type MovedDeadline,
  tellDeadlines,
} from '#server/features/play/ending/deadlines.service.ts';
import { closeAttempt } from '#server/features/play/ending/submit.service.ts';
import type { App } from '#server/http/context.ts';

/** Closing a courseware ends the time of everybody who works on it and hands in what they have. */

/** Devices are told of the closing and send what they still hold within this time. */
const collectMs = 800;
const lookMs = 100;

/**
 * Ends the deadlines of the attempts in progress, in the transaction that closes the courseware, and gives them back.
 * Refuses 'students_working' unless the teacher has confirmed or nobody is working.
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
 * Tells the students and hands in their work: by their devices, and for those that do not answer by the server.
 * Call it after the commit. A server that stops meanwhile leaves the rest to its next sweep.
 */
export async function handInRunning(
  app: App,
  coursewareId: number,
  running: readonly MovedDeadline[],
): Promise<void> {
  tellDeadlines(app, running, true);
  const listRunning = () => attempts.listRunningAttempts(app.db, coursewareId);
  let left = await listRunning();
  for (let waited = 0; left.length > 0 && waited < collectMs; waited += lookMs) {
    await wait(lookMs);
    left = await listRunning();
  }
  await Promise.all(left.map(({ id }) => closeAttempt(app, id)));
}
