import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';

/** School-wide settings with their defaults. */
const defaults = {
  cdn_url: '/media/',
  single_session: '0',
  /** After how many hours a session ends. */
  session_hours: '12',
  password_min_length: '6',
  /** 0: who has an account elsewhere signs in with that one only. */
  password_sign_in: '1',
  guests_allowed: '1',
  school_name: '',
  /** Media name; empty: none. */
  school_logo: '',
  /** Languages that are offered, as a JSON array. */
  school_languages: '["zh-hk","zh-cn","en"]',
  time_zone: 'Asia/Hong_Kong',
  /** Grades that the school has, as a JSON array of numbers; empty: those of its classes. */
  grades: '[]',
  /** Activity types that the school does not use, as a JSON array. */
  hidden_types: '[]',
  /** Hash of the token of the one-time address for the first administrator; empty: none. */
  setup_token: '',
  demo_school: '',
  quota_bytes: '',
  /** Words that the whole school checks, as a JSON array. */
  checked_words: '[]',
  /** Its row is locked while dimensions are numbered. */
  dimension_lock: '',
  /** When the server last tested that it can write. */
  write_probe: '',
  /** Key for encrypting cursors of spaces. */
  cursor_key: '',
  /** Who holds stored bytes until when, as JSON: a backup that is being made. */
  removal_hold: '',
  /** Not empty while a transaction erases a person from the audit table, which is otherwise not changed. */
  audit_erasure: '',
  /** The last backup that was made here, as JSON. */
  last_backup: '',
  /** The last check of web pages, as JSON. */
  last_link_check: '',
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

/** Several settings, each with its default where nothing is stored. */
export async function readSettings<const K extends SettingKey>(
  db: Db,
  keys: readonly K[],
): Promise<Record<K, string>> {
  const rows = await db.selectFrom('setting').selectAll().where('key', 'in', keys).execute();
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  return Object.fromEntries(keys.map((key) => [key, stored.get(key) ?? defaults[key]])) as Record<K, string>;
}

/** Stores a setting unless it is set, and returns the stored value: the first of several processes wins. */
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
