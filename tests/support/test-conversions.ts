import { createHash, randomUUID } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { ApiReply } from '#contract/api.ts';
import type { App } from '#server/app.ts';
import { startConversion } from '#server/features/conversions/conversions.service.ts';
import { storeObject } from '#server/features/files/storage/stored-objects.service.ts';
import type { ConversionKind } from '#server/media/converter.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** Stores files without checking them, and runs their conversions. */

type Conversion = ApiReply<'POST /upload/retry'>;

/** Stores bytes as a file of the person, without checking them. Returns its media name. */
export async function storeMedia(
  app: App,
  owner_id: number,
  bytes: Uint8Array,
  extension: string,
): Promise<string> {
  const path = join(tmpdir(), randomUUID());
  await writeFile(path, bytes);
  const { media } = await storeObject(app, { path, extension });
  await rm(path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const fileFields = { sha256, extension, mime: 'x/y', bytes: bytes.length, name: `a${extension}` };
  await app.db
    .insertInto('file')
    .values({ ...fileFields, width: null, height: null, owner_id, created_at: app.now(), attempt_id: null })
    .execute();
  return media;
}

/** Stores bytes like `storeMedia`, and puts the conversion into the queue. */
export async function queueMedia(
  app: App,
  owner_id: number,
  bytes: Uint8Array,
  extension: string,
  kind: ConversionKind,
): Promise<string> {
  const media = await storeMedia(app, owner_id, bytes, extension);
  await startConversion(app, media, kind, owner_id);
  return media;
}

export async function readConversion(test: TestApp, media: string, lang = 'en'): Promise<Conversion> {
  const { items } = await test.get('GET /upload/conversions', { media }, { as: 'teacher', lang });
  const [conversion] = items;
  if (!conversion) throw new Error(`${media} has no conversion`);
  return conversion;
}

/** Resolves once the conversion is neither waiting nor running. */
export async function waitForConversionEnd(test: TestApp, media: string): Promise<Conversion> {
  for (;;) {
    const conversion = await readConversion(test, media);
    if (!['queued', 'running'].includes(conversion.state)) return conversion;
    await sleep(20);
  }
}

/** Makes a picture of random noise, which is different each time and takes long to shrink if it is large. */
export function makePicture(width: number, height: number, format: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .toFormat(format)
    .toBuffer();
}

/** Lists the working files of conversions, of which none may be left at the end. */
export async function listWorkFiles(app: App): Promise<string[]> {
  return readdir(join(app.env.dataDir, 'work'), { recursive: true }).catch(() => []);
}

/** Counts stored objects and their records, to check that an action leaves nothing behind. */
export async function countStoredRows({ db }: App) {
  const countRows = async (
    table: 'stored_object' | 'file' | 'media_use' | 'media_variant' | 'package_entry',
  ) => {
    const countQuery = db.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('count'));
    return (await countQuery.executeTakeFirstOrThrow()).count;
  };
  const { bytes } = await db.selectFrom('storage_use').select('bytes').executeTakeFirstOrThrow();
  return {
    bytes,
    objects: await countRows('stored_object'),
    files: await countRows('file'),
    uses: await countRows('media_use'),
    variants: await countRows('media_variant'),
    entries: await countRows('package_entry'),
  };
}
