import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import { readSetting, writeFirstSetting } from '#server/database/settings.ts';
import { keyOfSpace, type SpaceKey } from '#server/features/spaces/spaces.repository.ts';
import type { App } from '#server/http/context.ts';

/**
 * Up to where somebody knows a space, as a text that says nothing: numbers of changes would tell how much there is that
 * one may not see. It means the same to all processes, also after a restart.
 */

/** `revision`: of the content that `show` was asked with. */
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

/** The first of a block's four numbers: of another space the same position is another text. */
const markOf = (key: SpaceKey): number => hash('sha256', keyOfSpace(key), 'buffer').readUInt32BE(0);

export async function sealCursor(
  app: App,
  key: SpaceKey,
  { epoch, revision, change }: SpacePosition,
): Promise<string> {
  const block = Buffer.alloc(16);
  const mark = markOf(key);
  for (const [index, number] of [mark, epoch, revision, change].entries())
    block.writeUInt32BE(number, index * 4);
  const cipher = createCipheriv('aes-128-ecb', await keyOf(app), null).setAutoPadding(false);
  return Buffer.concat([cipher.update(block), cipher.final()]).toString('base64url');
}

/** Undefined for what was not sealed for this space. */
export async function openCursor(
  app: App,
  key: SpaceKey,
  cursor: string,
): Promise<SpacePosition | undefined> {
  const sealed = Buffer.from(cursor, 'base64url');
  if (sealed.length !== 16) return undefined;
  const cipher = createDecipheriv('aes-128-ecb', await keyOf(app), null).setAutoPadding(false);
  const block = Buffer.concat([cipher.update(sealed), cipher.final()]);
  if (block.readUInt32BE(0) !== markOf(key)) return undefined;
  return { epoch: block.readUInt32BE(4), revision: block.readUInt32BE(8), change: block.readUInt32BE(12) };
}
