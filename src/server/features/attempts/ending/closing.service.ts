import { setTimeout as wait } from 'node:timers/promises';
import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import type { Tx } from '#server/database/database.ts';
import {
  type AttemptDeadline,
  publishDeadlines,
  setDeadlinesToNow,
} from '#server/features/attempts/ending/deadlines.service.ts';
import { submitAndMark } from '#server/features/attempts/ending/submit.service.ts';
import * as deadlines from '#server/features/attempts/rows/attempt-deadlines.repository.ts';

/** Closing a courseware ends and submits all its attempts in progress. */

/** When a courseware closes, devices have this long to send unsaved answers. */
const lateSavesMs = 800;
const pollMs = 100;

/**
 * Sets the deadlines of all attempts in progress to now, tells the students' devices, and returns them; part of the transaction that closes the
 * courseware. Refuses with 'students_working' while somebody is working, unless the teacher has confirmed.
 */
export async function endRunningAttempts(
  app: App,
  tx: Tx,
  { coursewareId, confirmed }: { coursewareId: number; confirmed: boolean },
): Promise<AttemptDeadline[]> {
  const runningDeadlines = await setDeadlinesToNow(tx, coursewareId, app.now());
  if (runningDeadlines.length > 0 && !confirmed)
    throw new AppError('students_working', { count: runningDeadlines.length });
  publishDeadlines(app, tx, runningDeadlines, true);
  return runningDeadlines;
}

/**
 * Submits the attempts that the students' devices do not submit soon. Call it after the commit. If the server stops
 * meanwhile, the sweep of overdue attempts submits the rest.
 */
export async function submitRunningAttempts(app: App, coursewareId: number): Promise<void> {
  const listRunning = () => deadlines.listRunningAttempts(app.db, coursewareId);
  let runningAttempts = await listRunning();
  for (let waitedMs = 0; runningAttempts.length > 0 && waitedMs < lateSavesMs; waitedMs += pollMs) {
    await wait(pollMs);
    runningAttempts = await listRunning();
  }
  await Promise.all(runningAttempts.map(({ id }) => submitAndMark(app, id)));
}
