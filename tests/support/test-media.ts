import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewRow } from '#server/database/schema.ts';
import { storeObject } from '#server/features/files/storage/stored-objects.service.ts';
import type { App } from '#server/http/context.ts';

/** Stores media directly, without an upload. */

type StoreOptions = { extension?: string; isPrivate?: boolean; sourceMedia?: string };

/** Stores `content`, or else random text. Returns its media name. */
export async function storeBytes(
  app: App,
  content: Uint8Array | string = randomUUID(),
  { extension = '.png', ...options }: StoreOptions = {},
): Promise<string> {
  const path = join(tmpdir(), randomUUID());
  await writeFile(path, content);
  try {
    return (await storeObject(app, { path, extension, ...options })).media;
  } finally {
    await rm(path);
  }
}

/** Adds a `file` row of the owner for stored bytes. Returns its id. */
export async function recordBytes(
  app: App,
  media: string,
  owner: Pick<NewRow<'file'>, 'owner_id' | 'attempt_id' | 'question_id' | 'is_private'>,
): Promise<number> {
  const { id } = await app.db
    .insertInto('file')
    .values({
      sha256: media.slice(0, 64),
      extension: media.slice(64),
      mime: 'image/png',
      bytes: 36,
      name: 'work.png',
      width: null,
      height: null,
      created_at: app.now(),
      ...owner,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
