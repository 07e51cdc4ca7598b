import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';

/** School-wide settings, by key; absent ones have these values. */
const defaults = {
  cdn_url: '/media/',
  single_session: '0',
  demo_school: '',
  quota_bytes: '',
  /** When the server last tried whether it can write. */
  write_probe: '',
  /** Hides how much there is in a space from those who may not know it. */
  cursor_key: '',
} as const;

export type SettingKey = keyof typeof defaults;

const selectSetting = compileOnce((db, { key }: { key: string }) =>
  db.selectFrom('setting').select('value').where('key', '=', key),
);

export async function readSetting(db: Db, key: SettingKey): Promise<string> {
  const [row] = await selectSetting(db, { key });
  return row?.value ?? defaults[key];
}

export async function writeSetting(db: Db, key: SettingKey, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Sets what was not set before, and gives what is set now: of several processes the first one counts. */
export async function writeFirstSetting(db: Db, key: SettingKey, value: string): Promise<string> {
  await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return readSetting(db, key);
}

/** Whether this database was filled with the demo school. */
export async function hasDemoSchool(db: Db): Promise<boolean> {
  return (await readSetting(db, 'demo_school')) !== '';
}
