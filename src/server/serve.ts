import { networkInterfaces } from 'node:os';
import type { App } from '#server/app.ts';
import { startBackgroundWork } from '#server/background-work.ts';
import { buildServer } from '#server/build-app.ts';
import { collectStartGarbage } from '#server/collect-start-garbage.ts';
import { hasDemoSchool } from '#server/database/settings.ts';
import { readEnv } from '#server/env.ts';
import {
  chooseDemoPassword,
  readDemoPassword,
  replacePublicPassword,
} from '#server/features/school/demo-password.service.ts';
import { makeSetupToken, waitsForSetup } from '#server/features/school/setup-token.service.ts';
import { fillDemoInChildProcess } from '#server/fill-demo-in-child-process.ts';
import { type OpenOptions, openApp } from '#server/open-app.ts';
import { choosePrintedAddress } from '#server/printed-address.ts';
import { claimDatabase } from '#server/realtime/claim-database.ts';
import { keepFilesPrivate, openPrivateFolder } from '#server/storage/protect-folder.ts';

/** The state of the school at the server's start. `demoPassword` exists in a demo school, `setupToken` if nobody has set the
 * school up yet. */
type SchoolStart = { demoPassword?: string; setupToken?: string };

async function hasPeople(app: App): Promise<boolean> {
  return (await app.db.selectFrom('user').select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function prepareSchool(app: App): Promise<SchoolStart> {
  const { demo, demoForced } = app.env;
  if (await hasPeople(app)) {
    const isDemo = await hasDemoSchool(app.db);
    if (demoForced && !isDemo) throw new Error('DEMO=1 was refused: this database already holds people.');
    if (!isDemo) return {};
    await replacePublicPassword(app);
    return { demoPassword: await readDemoPassword(app.db) };
  }
  // Somebody who has emptied the demo school does not want it filled again.
  if (demoForced || (demo && !(await waitsForSetup(app.db)))) {
    const demoPassword = chooseDemoPassword(app.env);
    const receivedSignal = await fillDemoInChildProcess(app.env, demoPassword);
    if (receivedSignal) process.kill(process.pid, receivedSignal);
    return { demoPassword };
  }
  return { setupToken: await makeSetupToken(app.db) };
}

const setupLines = (address: string, token: string) => [
  '',
  '  This school is empty. Open this address once to set it up:',
  `    ${address}/setup#${token}`,
  '  It ends when it is used; each start of the server prints a new one.',
];

function demoLines(password: string, { demoForced }: App['env']): string[] {
  const accessLines = demoForced
    ? []
    : ['    They sign in on this machine only; DEMO=1 opens them to everybody.'];
  return [
    '',
    `  Demo school, password for all: ${password}`,
    '    teacher@example.com   teaches 4A',
    '    teacher2@example.com  teaches other classes',
    '    admin@example.com     administrator',
    '    student01@example.com … student30@example.com at /play',
    ...accessLines,
  ];
}

function printWelcome(address: string, { demoPassword, setupToken }: SchoolStart, env: App['env']): void {
  const lines = ['', `  E-Learning System   ${address}`, `  Student app         ${address}/play`];
  if (demoPassword !== undefined) lines.push(...demoLines(demoPassword, env));
  if (setupToken !== undefined) lines.push(...setupLines(address, setupToken));
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

/** Migrates the database, fills the demo school or prepares the first run, listens, and stops on a signal. */
export async function serve(options: OpenOptions = {}): Promise<void> {
  keepFilesPrivate();
  const env = readEnv(process.env);
  openPrivateFolder(env.dataDir);
  // Before migrating, because another server may be using the database.
  const claim = await claimDatabase(env);
  const app = await openApp(env, options);
  const schoolStart = await prepareSchool(app);
  const server = await buildServer(app);
  const listeningAt = await server.listen({ host: env.host, port: env.port });
  printWelcome(choosePrintedAddress(listeningAt, env.host, networkInterfaces()), schoolStart, env);
  collectStartGarbage();
  const stopWork = startBackgroundWork(app, (error, message) => server.outages.report(error, message));
  const stop = async () => {
    await stopWork();
    await server.close();
    await app.close();
    await claim.release();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}
