import { compileOnce } from '#server/database/compile-once.ts';
import type { Db, Tx } from '#server/database/database.ts';

/** School-wide settings with their defaults. */
const settingDefaults = {
  cdn_url: '/media/',
  single_session: '0',
  /** A session ends at the latest this many hours after sign-in. */
  session_hours: '12',
  password_min_length: '6',
  /** 0: people with a linked external account can only sign in with that account. */
  password_sign_in: '1',
  guests_allowed: '1',
  school_name: '',
  /** Media name of the logo; empty if there is none. */
  school_logo: '',
  /** Languages that the selector offers, as a JSON array. */
  school_languages: '["zh-hk","zh-cn","en"]',
  time_zone: 'Asia/Hong_Kong',
  /** Address of map tiles, with `{z}`, `{x}` and `{y}`; empty if there is no map. */
  map_address: '',
  map_attribution: '',
  map_max_zoom: '19',
  /** Grades of the school as a JSON array of numbers; empty means the grades of its classes. */
  grades: '[]',
  /** Activity types that the school does not use, as a JSON array. */
  hidden_types: '[]',
  /** Hash of the token in the one-time address for the first administrator; empty if there is none. */
  setup_token: '',
  demo_school: '',
  /** The password of the demo school; empty if it is the public one. */
  demo_password: '',
  quota_bytes: '',
  /** Words that make a student's post wait for a teacher, as a JSON array. */
  checked_words: '[]',
  /** This row is locked while dimensions are numbered. */
  dimension_lock: '',
  /** When the server last tested that it can write. */
  write_probe: '',
  /** Key for encrypting cursors of spaces. */
  cursor_key: '',
  /** While a backup prevents the removal of stored bytes: its process and the end of the hold, as JSON. */
  removal_hold: '',
  /**
   * Not empty during a transaction that erases a person from the audit table; all other changes of its rows are
   * refused.
   */
  audit_erasure: '',
  /** The last backup made by this school's server, as JSON. */
  last_backup: '',
  /** The result of the last check of web pages, as JSON. */
  last_link_check: '',
  /** Where statements of learning are sent, as JSON; empty if no store was ever set. */
  record_store: '',
  record_store_secret: '',
  /** When the store last took statements, and why the last try failed, as JSON. */
  record_store_state: '',
  /** Begins the school's own ids in OneRoster packages; empty until the first export. */
  roster_key: '',
  /** The ids of the school and its terms in the roster of another system, as JSON. */
  roster_ids: '',
} as const;

export type SettingKey = keyof typeof settingDefaults;

const selectSetting = compileOnce((db, { key }: { key: string }) =>
  db.selectFrom('setting').select('value').where('key', '=', key),
);

export async function readSetting(db: Db, key: SettingKey): Promise<string> {
  const [row] = await selectSetting(db, { key });
  return row?.value ?? settingDefaults[key];
}

export async function writeSetting(db: Db, key: SettingKey, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Locks settings until the transaction ends: read them after it. Missing ones are stored with their defaults. */
export async function lockSettings(tx: Tx, keys: readonly SettingKey[]): Promise<void> {
  // Sorted, so that no two transactions wait for each other.
  const rows = keys.toSorted().map((key) => ({ key, value: settingDefaults[key] }));
  await tx
    .insertInto('setting')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('setting.value') })),
    )
    .execute();
}

/** Reads several settings, each with its default if nothing is stored. */
export async function readSettings<const K extends SettingKey>(
  db: Db,
  keys: readonly K[],
): Promise<Record<K, string>> {
  const rows = await db.selectFrom('setting').selectAll().where('key', 'in', keys).execute();
  const storedValues = new Map(rows.map(({ key, value }) => [key, value]));
  return Object.fromEntries(
    keys.map((key) => [key, storedValues.get(key) ?? settingDefaults[key]]),
  ) as Record<K, string>;
}

/**
 * Stores a setting unless it is set, and returns the stored value. If several processes call it, the first one's
 * value is kept.
 */
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
