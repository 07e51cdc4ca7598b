import type { ApiReply } from '#contract/api.ts';
import { AppError } from '#server/app-error.ts';
import { mayUseAccount } from '#server/auth/actor.ts';
import { hasDemoSchool } from '#server/database/settings.ts';
import { requireSetupToken } from '#server/features/school/setup-token.service.ts';
import { fillDemoInChildProcess } from '#server/fill-demo-in-child-process.ts';
import type { App, Context } from '#server/http/context.ts';

/** Fills in the demo school if it is chosen in the first run. A child process does the work while the page waits. */

type State = ApiReply<'GET /school/setup_demo'>['state'];
/** Whether the demo school is complete is read from the database, because it may be emptied again. */
const stateOfApp = new WeakMap<object, Extract<State, 'failed' | 'filling'>>();

/** Starts to fill in the demo school. Refuses 'setup_busy' while this is running. */
export async function startDemo(context: Context, token: string): Promise<void> {
  const { app } = context;
  if (stateOfApp.get(app) === 'filling') throw new AppError('setup_busy');
  await requireSetupToken(context, token);
  stateOfApp.set(app, 'filling');
  void fillDemo(app, (error) => context.log.error({ err: error }, 'the demo school was not filled in'));
}

async function fillDemo(app: App, onError: (error: unknown) => void): Promise<void> {
  try {
    const asked = await fillDemoInChildProcess(app.env);
    if (asked) process.kill(process.pid, asked);
    if (asked) stateOfApp.set(app, 'failed');
    else stateOfApp.delete(app);
  } catch (error) {
    stateOfApp.set(app, 'failed');
    onError(error);
  }
}

export async function readDemoState({
  app,
  db,
  request,
}: Context): Promise<ApiReply<'GET /school/setup_demo'>> {
  const knownState = stateOfApp.get(app) ?? 'none';
  // During filling, the child process may lock the database.
  const isDone = knownState !== 'filling' && (await hasDemoSchool(db));
  const signs_in_here_only = !mayUseAccount(app.env, { is_demo: 1 }, request.raw);
  return { state: isDone ? 'done' : knownState, signs_in_here_only };
}
