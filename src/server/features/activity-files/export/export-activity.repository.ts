import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';

/** The names under which one of these people uploaded the media; the newest name of each. */
export async function listFileNames(
  db: Db,
  media: readonly string[],
  ownerIds: readonly number[],
): Promise<Map<string, string>> {
  const nameByMedia = new Map<string, string>();
  for (const part of splitForStatements(media)) {
    const rows = await db
      .selectFrom('file')
      .select(['sha256', 'extension', 'name'])
      .where(
        'sha256',
        'in',
        part.map((name) => name.slice(0, 64)),
      )
      .where('is_private', '=', 0)
      .where('owner_id', 'in', ownerIds)
      .orderBy('id')
      .execute();
    for (const { sha256, extension, name } of rows) nameByMedia.set(`${sha256}${extension}`, name);
  }
  return nameByMedia;
}
