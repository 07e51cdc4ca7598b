import { fillDemoSchool } from '#demo/fill-demo-school.ts';
import { startGuessSweep } from '#server/auth/guess-sweep.ts';
import { buildServer } from '#server/build-app.ts';
import { readEnv } from '#server/env.ts';
import { hasDemoSchool } from '#server/features/common/settings.service.ts';
import { startConversionWorker } from '#server/features/conversions/conversion-worker.service.ts';
import { startPurge } from '#server/features/deleted/purge.service.ts';
import { startCollection } from '#server/features/files/collection.service.ts';
import { startAttemptSweep } from '#server/features/play/sweep.service.ts';
import type { App } from '#server/http/context.ts';
import { openApp } from '#server/open-app.ts';

/** Starts the server: checks the runtime, migrates, fills the demo school, listens, stops on SIGTERM. */

const requiredMajor = 24;

function assertRuntime(): void {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= requiredMajor) return;
  throw new Error(
    `Node ${requiredMajor} or newer is needed, this is ${process.version}. Start with \`npm start\`.`,
  );
}

async function prepareDemo(app: App): Promise<boolean> {
  const person = await app.db.selectFrom('user').select('id').limit(1).executeTakeFirst();
  if (!person && app.env.demo) {
    await fillDemoSchool(app);
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

export async function main(): Promise<void> {
  assertRuntime();
  const env = readEnv(process.env);
  const app = await openApp(env);
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
  const stopConversions = startConversionWorker(app, (error) =>
    server.outages.report(error, 'conversion failed'),
  );
  const stop = async () => {
    await Promise.all([stopSweep(), stopConversions(), stopGuessSweep()]);
    await Promise.all([stopCollection(), stopPurge()]);
    await server.close();
    await app.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}

if (import.meta.main) await main();
