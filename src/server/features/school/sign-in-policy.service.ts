import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { readSettings } from '#server/database/settings.ts';
import { changeSettings } from '#server/features/audit/change-settings.service.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** How people of the school sign in. */

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;

const policyKeys = ['single_session', 'session_hours', 'password_min_length', 'password_sign_in'] as const;

/** The rules for signing in, and the names of the providers. */
export async function readSignInPolicy({
  app,
}: SignedInContext): Promise<ApiReply<'GET /admin/sign_in_policy'>> {
  const storedPolicy = await readSettings(app.db, policyKeys);
  return {
    single_session: storedPolicy.single_session === '1',
    session_hours: Number(storedPolicy.session_hours),
    password_min_length: Number(storedPolicy.password_min_length),
    password_sign_in: storedPolicy.password_sign_in === '1',
    providers: app.env.oidc.map(({ name }) => name),
  };
}

export async function saveSignInPolicy(
  context: SignedInContext,
  {
    single_session,
    session_hours,
    password_min_length,
    password_sign_in,
  }: InputOf<'POST /admin/sign_in_policy'>,
): Promise<void> {
  await changeSettings(context, 'setting.sign_in', {
    single_session: single_session ? '1' : '0',
    session_hours: String(session_hours),
    password_min_length: String(password_min_length),
    password_sign_in: password_sign_in ? '1' : '0',
  });
}
