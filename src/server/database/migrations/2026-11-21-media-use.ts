import type { Kysely } from 'kysely';

/** Finds which stored media the activities of before use, so that none of them is collected. Frozen. */

type Text = { id: number; content: string; icon: string; startup_screen: string };
type Tables = {
  activity: Text;
  activity_revision: Text;
  stored_object: { key: string };
  media_use: { key: string; holder: string; holder_id: number; holder_media: string };
};

/** Contents are large: so many of them are in memory at once. */
const pageSize = 100;

const mediaNames = /(?<![0-9a-z])[0-9a-f]{64}\.[a-z0-9]{2,5}(?![0-9a-z])/g;

export async function up(db: Kysely<Tables>): Promise<void> {
  const stored = await db.selectFrom('stored_object').select('key').execute();
  const keys = new Set(stored.map(({ key }) => key));
  await trackTable(db, keys, 'activity', 'activity');
  await trackTable(db, keys, 'activity_revision', 'revision');
}

async function trackTable(
  db: Kysely<Tables>,
  keys: ReadonlySet<string>,
  table: 'activity' | 'activity_revision',
  holder: string,
): Promise<void> {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'content', 'icon', 'startup_screen'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    for (const row of rows) await trackRow(db, keys, row, holder);
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.id ?? after;
  }
}

async function trackRow(
  db: Kysely<Tables>,
  keys: ReadonlySet<string>,
  { id, content, icon, startup_screen }: Text,
  holder: string,
): Promise<void> {
  const names = `${content} ${icon} ${startup_screen}`.match(mediaNames) ?? [];
  const used = new Set(names.map((name) => `${name.slice(0, 2)}/${name}`).filter((key) => keys.has(key)));
  for (const key of used) {
    await db.insertInto('media_use').values({ key, holder, holder_id: id, holder_media: '' }).execute();
  }
}
