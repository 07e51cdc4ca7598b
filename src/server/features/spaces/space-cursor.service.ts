import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import { readSetting, writeFirstSetting } from '#server/database/settings.ts';
import { keyOfSpace, type SpaceKey } from '#server/features/spaces/spaces.repository.ts';
import type { App } from '#server/http/context.ts';

/**
 * A cursor says up to which change a viewer knows a space. It is encrypted, because the number would reveal how many
 * hidden changes there are. All processes can read it, also after a restart.
 */

/** `revision`: the revision of the content that was passed to `show`. */
export type SpacePosition = { epoch: number; revision: number; change: number };

const keyOfApp = new WeakMap<App, Promise<Buffer>>();

async function readKey({ db }: App): Promise<Buffer> {
  const stored = await readSetting(db, 'cursor_key');
  const text = stored || (await writeFirstSetting(db, 'cursor_key', randomBytes(16).toString('base64url')));
  return Buffer.from(text, 'base64url');
}

function keyOf(app: App): Promise<Buffer> {
  const known = keyOfApp.get(app);
  if (known) return known;
  const key = readKey(app);
  keyOfApp.set(app, key);
  key.catch(() => keyOfApp.delete(app));
  return key;
}

/** Part of the encrypted block, so that a cursor fits only its own space. */
const fingerprintOf = (key: SpaceKey): number => hash('sha256', keyOfSpace(key), 'buffer').readUInt32BE(0);

export async function encryptCursor(
  app: App,
  key: SpaceKey,
  { epoch, revision, change }: SpacePosition,
): Promise<string> {
  const block = Buffer.alloc(16);
  const mark = fingerprintOf(key);
  for (const [index, number] of [mark, epoch, revision, change].entries())
    block.writeUInt32BE(number, index * 4);
  const cipher = createCipheriv('aes-128-ecb', await keyOf(app), null).setAutoPadding(false);
  return Buffer.concat([cipher.update(block), cipher.final()]).toString('base64url');
}

/** Undefined if the text is not a cursor of this space. */
export async function decryptCursor(
  app: App,
  key: SpaceKey,
  cursor: string,
): Promise<SpacePosition | undefined> {
  const sealedBytes = Buffer.from(cursor, 'base64url');
  if (sealedBytes.length !== 16) return undefined;
  const cipher = createDecipheriv('aes-128-ecb', await keyOf(app), null).setAutoPadding(false);
  const block = Buffer.concat([cipher.update(sealedBytes), cipher.final()]);
  if (block.readUInt32BE(0) !== fingerprintOf(key)) return undefined;
  return { epoch: block.readUInt32BE(4), revision: block.readUInt32BE(8), change: block.readUInt32BE(12) };
}
