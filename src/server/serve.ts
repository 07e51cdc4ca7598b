import { resolve } from 'node:path';
import { startGuessSweep } from '#server/auth/guess-sweep.ts';
import { buildServer } from '#server/build-app.ts';
import { hasDemoSchool } from '#server/database/settings.ts';
import { readEnv } from '#server/env.ts';
import { startRefusedSweep } from '#server/features/conversions/refused-files.ts';
import { startPurge } from '#server/features/deleted/purge.service.ts';
import { startCollection } from '#server/features/files/storage/unused-files.service.ts';
import { startAttemptSweep } from '#server/features/play/ending/overdue-sweep.service.ts';
import { startPacking } from '#server/features/spaces/pack-spaces.service.ts';
import type { App } from '#server/http/context.ts';
import { type OpenOptions, openApp } from '#server/open-app.ts';
import { claimDatabase } from '#server/realtime/claim-database.ts';
import { runApart } from '#server/run-script.ts';
import { startWork } from '#server/start-conversions.ts';

const demoProgram = resolve(import.meta.dirname, '../demo/fill-apart.ts');

async function prepareDemo(app: App): Promise<boolean> {
  const person = await app.db.selectFrom('user').select('id').limit(1).executeTakeFirst();
  if (!person && app.env.demo) {
    // What draws its pictures would stay in memory.
    const asked = await runApart(demoProgram, []);
    if (asked) process.kill(process.pid, asked);
    return true;
  }
  if (person && app.env.demoAsked && !(await hasDemoSchool(app.db))) {
    throw new Error('DEMO=1 was refused: this database already holds people.');
  }
  return hasDemoSchool(app.db);
}

function printWelcome(address: string, demo: boolean, { demoAsked }: App['env']): void {
  const lines = ['', `  E-Learning System   ${address}`, `  Student app         ${address}/play`];
  if (demo) {
    lines.push('', '  Demo school, password for all: elearning');
    lines.push('    teacher@example.com   teaches 4A', '    teacher2@example.com  teaches other classes');
    lines.push(
      '    admin@example.com     administrator',
      '    student01@example.com … student30@example.com at /play',
    );
    if (!demoAsked) lines.push('    They sign in on this machine only; DEMO=1 opens them to everybody.');
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

/** Migrates, fills the demo school, listens, stops on SIGTERM. */
export async function serve(options: OpenOptions = {}): Promise<void> {
  const env = readEnv(process.env);
  // Before anything is migrated under another server.
  const claim = await claimDatabase(env);
  const app = await openApp(env, options);
  const demo = await prepareDemo(app);
  const server = await buildServer(app);
  const address = await server.listen({ host: env.host, port: env.port });
  printWelcome(address, demo, env);
  const stopSweep = startAttemptSweep(app, (error) => server.outages.report(error, 'attempt sweep failed'));
  const stopCollection = startCollection(app, (error) =>
    server.outages.report(error, 'collecting unused files failed'),
  );
  const stopGuessSweep = startGuessSweep(app, (error) => server.outages.report(error, 'guess sweep failed'));
  const stopPurge = startPurge(app, (error) =>
    server.outages.report(error, 'removing what was deleted failed'),
  );
  const stopRefusedSweep = startRefusedSweep(app, (error) =>
    server.outages.report(error, 'removing refused files failed'),
  );
  const stopWork = startWork(app, (error) => server.outages.report(error, 'job failed'));
  const stopPacking = startPacking(app, (error) =>
    server.outages.report(error, 'packing what was drawn failed'),
  );
  const stop = async () => {
    await Promise.all([stopSweep(), stopWork(), stopGuessSweep(), stopRefusedSweep()]);
    await Promise.all([stopCollection(), stopPurge(), stopPacking()]);
    await server.close();
    await app.close();
    await claim.release();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}
