import type { ApiReply } from '#contract/api.ts';
import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import { mayUseAccount } from '#server/auth/actor.ts';
import { hasDemoSchool } from '#server/database/settings.ts';
import { chooseDemoPassword } from '#server/features/school/demo-password.service.ts';
import { requireSetupToken } from '#server/features/school/setup-token.service.ts';
import { fillDemoInChildProcess } from '#server/fill-demo-in-child-process.ts';
import type { RequestContext } from '#server/http/context.ts';
import { perApp } from '#server/per-app.ts';

/** Fills in the demo school if it is chosen in the first run. A child process does the work while the page waits. */

/** States that the database does not tell. There is none after success, since the school may be emptied. */
const getFilling = perApp((_app): { state?: 'failed' | 'filling' } => ({}));

/**
 * Starts to fill in the demo school, and returns the password of its accounts. Refuses with 'setup_busy' while this is
 * running.
 */
export async function startDemo(context: RequestContext, token: string): Promise<string> {
  const { app } = context;
  if (getFilling(app).state === 'filling') throw new AppError('setup_busy');
  await requireSetupToken(context, token);
  getFilling(app).state = 'filling';
  const password = chooseDemoPassword(app.env);
  void fillDemo(app, password, (error) =>
    context.log.error({ err: error }, 'the demo school was not filled in'),
  );
  return password;
}

async function fillDemo(app: App, password: string, onError: (error: unknown) => void): Promise<void> {
  try {
    const endSignal = await fillDemoInChildProcess(app.env, password);
    if (endSignal) process.kill(process.pid, endSignal);
    if (endSignal) getFilling(app).state = 'failed';
    else delete getFilling(app).state;
  } catch (error) {
    getFilling(app).state = 'failed';
    onError(error);
  }
}

export async function readDemoState({
  app,
  db,
  request,
}: RequestContext): Promise<ApiReply<'GET /school/setup_demo'>> {
  const runningState = getFilling(app).state ?? 'none';
  // During filling, the child process may lock the database.
  const isDone = runningState !== 'filling' && (await hasDemoSchool(db));
  const signs_in_here_only = !mayUseAccount(app.env, { is_demo: 1 }, request.raw);
  return { state: isDone ? 'done' : runningState, signs_in_here_only };
}
