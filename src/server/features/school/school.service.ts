import type { Api, ApiReply } from '#contract/api.ts';
import type { selectableLanguages } from '#contract/language.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError } from '#server/app-error.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import { readSetting, readSettings } from '#server/database/settings.ts';
import { changeSettings } from '#server/features/audit/change-settings.service.ts';
import { listMissing, trackUse } from '#server/features/files/storage/stored-objects.service.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Settings of the whole school. */

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;
type OfferedLanguage = (typeof selectableLanguages)[number];

const keys = [
  'school_name',
  'school_logo',
  'school_languages',
  'time_zone',
  'guests_allowed',
  'cdn_url',
  'demo_school',
  'password_min_length',
] as const;

export async function readSchool(db: Db) {
  const stored = await readSettings(db, keys);
  return {
    name: stored.school_name,
    logo: stored.school_logo,
    languages: JSON.parse(stored.school_languages) as OfferedLanguage[],
    time_zone: stored.time_zone,
    guests_allowed: stored.guests_allowed === '1',
    cdn_url: stored.cdn_url,
    is_demo: stored.demo_school !== '',
    password_min_length: Number(stored.password_min_length),
  };
}

export async function saveSchool(
  context: SignedInContext,
  { name, languages, time_zone, guests_allowed, cdn_url }: Input<'POST /admin/school'>,
): Promise<void> {
  await changeSettings(context, 'setting.school', {
    school_name: name,
    school_languages: JSON.stringify(languages),
    time_zone,
    guests_allowed: guests_allowed ? '1' : '0',
    cdn_url,
  });
}

/** Stores the logo and keeps its picture from being removed. Refuses 'not_found' for a picture that is not stored. */
export async function saveLogo(context: SignedInContext, logo: string): Promise<void> {
  if ((await listMissing(context.app, [logo])).length > 0) throw new AppError('not_found');
  await inTransaction(context.app.db, async (tx) => {
    await trackUse(tx, 'school', 0, [logo]);
    await changeSettings({ ...context, app: { ...context.app, db: tx } }, 'setting.school', {
      school_logo: logo,
    });
  });
}

const policyKeys = ['single_session', 'session_hours', 'password_min_length', 'password_sign_in'] as const;

export async function readSignInPolicy({
  app,
}: SignedInContext): Promise<ApiReply<'GET /admin/sign_in_policy'>> {
  const stored = await readSettings(app.db, policyKeys);
  return {
    single_session: stored.single_session === '1',
    session_hours: Number(stored.session_hours),
    password_min_length: Number(stored.password_min_length),
    password_sign_in: stored.password_sign_in === '1',
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
  }: Input<'POST /admin/sign_in_policy'>,
): Promise<void> {
  await changeSettings(context, 'setting.sign_in', {
    single_session: single_session ? '1' : '0',
    session_hours: String(session_hours),
    password_min_length: String(password_min_length),
    password_sign_in: password_sign_in ? '1' : '0',
  });
}

/** Activity types that the school does not use. */
export async function readHiddenTypes(db: Db): Promise<string[]> {
  return JSON.parse(await readSetting(db, 'hidden_types')) as string[];
}

/** Refuses 'invalid_input' for a type that does not exist. */
export async function saveHiddenTypes(context: SignedInContext, hidden: readonly string[]): Promise<void> {
  if (hidden.some((type) => !context.app.activities.find(type)))
    throw new AppError('invalid_input', { field: 'hidden' });
  const sorted = [...new Set(hidden)].sort();
  await changeSettings(context, 'setting.types', { hidden_types: JSON.stringify(sorted) });
}
