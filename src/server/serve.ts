import { resolve } from 'node:path';
import { startBackgroundWork } from '#server/background-work.ts';
import { buildServer } from '#server/build-app.ts';
import { hasDemoSchool } from '#server/database/settings.ts';
import { readEnv } from '#server/env.ts';
import type { App } from '#server/http/context.ts';
import { type OpenOptions, openApp } from '#server/open-app.ts';
import { claimDatabase } from '#server/realtime/claim-database.ts';
import { runScript } from '#server/run-script.ts';

const demoProgram = resolve(import.meta.dirname, '../demo/fill-apart.ts');

async function prepareDemo(app: App): Promise<boolean> {
  const person = await app.db.selectFrom('user').select('id').limit(1).executeTakeFirst();
  if (!person && app.env.demo) {
    // In a process of its own, because the picture libraries would stay in memory.
    const asked = await runScript(demoProgram, []);
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
  // Before migrating, because another server may be using the database.
  const claim = await claimDatabase(env);
  const app = await openApp(env, options);
  const demo = await prepareDemo(app);
  const server = await buildServer(app);
  const address = await server.listen({ host: env.host, port: env.port });
  printWelcome(address, demo, env);
  const stopWork = startBackgroundWork(app, (error, message) => server.outages.report(error, message));
  const stop = async () => {
    await stopWork();
    await server.close();
    await app.close();
    await claim.release();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}
