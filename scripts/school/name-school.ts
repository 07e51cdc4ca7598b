import { readSetting } from '#server/database/settings.ts';
import type { OpenApp } from '#server/open-app.ts';

/** The school's name and place, for technicians who manage several schools. */
export async function nameSchool({ db, env }: OpenApp): Promise<string> {
  const name = await readSetting(db, 'school_name');
  const { host, pathname } =
    env.databaseUrl === undefined ? { host: '', pathname: env.dataDir } : new URL(env.databaseUrl);
  return `${name || 'School without a name'} (${host}${pathname})`;
}
