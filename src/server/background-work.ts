import type { App } from '#server/app.ts';
import { startGuessSweep } from '#server/auth/guess-sweep.ts';
import { startOverdueSweep } from '#server/features/attempts/ending/overdue-sweep.service.ts';
import { startBackupSchedule } from '#server/features/backup/backup-schedule.service.ts';
import { startSubstituteSweep } from '#server/features/classes/substitute-sweep.service.ts';
import { startRefusedFilesSweep } from '#server/features/conversions/refused-files.ts';
import { startPurge } from '#server/features/deleted/purge.service.ts';
import { startResultSweep } from '#server/features/exam/results/refresh-results.service.ts';
import { startUnusedFilesSweep } from '#server/features/files/storage/unused-files.service.ts';
import { startMessageMailSweep } from '#server/features/messages/message-mail-jobs.ts';
import { startPacking } from '#server/features/spaces/pack-spaces.service.ts';
import { startStatementSchedule } from '#server/features/statements/send-jobs.ts';
import { startTermSweep } from '#server/features/terms/current-term.service.ts';
import { startAllJobs } from '#server/start-all-jobs.ts';

/** Background work that the server repeats while it runs. A test compares this list with the functions that exist. */

type StopWork = () => Promise<void>;
type StartWork = (app: App, onError: (error: unknown) => void) => StopWork;

export const backgroundWork: Readonly<Record<string, StartWork>> = {
  startAllJobs,
  startBackupSchedule,
  startGuessSweep,
  startMessageMailSweep,
  startOverdueSweep,
  startPacking,
  startPurge,
  startRefusedFilesSweep,
  startResultSweep,
  startStatementSchedule,
  startSubstituteSweep,
  startTermSweep,
  startUnusedFilesSweep,
};

/** Starts all background work. Returns a function that stops it and resolves once everything has ended. */
export function startBackgroundWork(app: App, report: (error: unknown, message: string) => void): StopWork {
  const stopFunctions = Object.entries(backgroundWork).map(([name, start]) =>
    start(app, (error) => report(error, `${name} failed`)),
  );
  return async () => {
    await Promise.all(stopFunctions.map((stop) => stop()));
  };
}
