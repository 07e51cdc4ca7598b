import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import type { App } from '#server/app.ts';
import { readSetting, writeFirstSetting } from '#server/database/settings.ts';
import type { CachedSpace } from '#server/features/spaces/cached-spaces.service.ts';
import { formatSpaceKey, type SpaceKey } from '#server/features/spaces/spaces.repository.ts';
import { perApp } from '#server/per-app.ts';

/**
 * A cursor tells up to which change a viewer knows a space. It is encrypted, because the number would reveal how many
 * hidden changes there are; differently each time, because another cursor would reveal that there are some; and sealed,
 * because an altered one could be used to ask for the number. The key is in the database, so that all processes can read cursors, also after a restart.
 */

export type SpacePosition = { epoch: number; change: number };
/** A space as it is shown with the content of a revision. */
type CursorView = { key: SpaceKey; revisionId: number };

const algorithm = 'aes-128-gcm';
const [nonceBytes, blockBytes, tagBytes] = [12, 16, 16];

const getKeyOfCursors = perApp((_app: App): { key?: Promise<Buffer> } => ({}));

async function readCursorKey({ db }: App): Promise<Buffer> {
  const storedKey = await readSetting(db, 'cursor_key');
  const text =
    storedKey || (await writeFirstSetting(db, 'cursor_key', randomBytes(16).toString('base64url')));
  return Buffer.from(text, 'base64url');
}

function getCursorKey(app: App): Promise<Buffer> {
  const known = getKeyOfCursors(app);
  if (known.key) return known.key;
  const key = readCursorKey(app);
  known.key = key;
  key.catch(() => delete known.key);
  return key;
}

/** A number that stands for the space in its cursors, so that a cursor of another space is not accepted. */
const fingerprintOf = (key: SpaceKey): number =>
  hash('sha256', formatSpaceKey(key), 'buffer').readUInt32BE(0);

/** The cursor of a viewer who knows the whole space. */
export async function createCursor(
  app: App,
  { epoch, lastChange }: CachedSpace,
  { key, revisionId }: CursorView,
): Promise<string> {
  const block = Buffer.alloc(blockBytes);
  for (const [index, number] of [fingerprintOf(key), epoch, revisionId, lastChange].entries())
    block.writeUInt32BE(number, index * 4);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, await getCursorKey(app), nonce);
  const encryptedBlock = Buffer.concat([cipher.update(block), cipher.final()]);
  return Buffer.concat([nonce, encryptedBlock, cipher.getAuthTag()]).toString('base64url');
}

/** The block of a cursor; undefined if this server has not made the cursor. */
function openSealed(sealedBytes: Buffer, cursorKey: Buffer): Buffer | undefined {
  if (sealedBytes.length !== nonceBytes + blockBytes + tagBytes) return undefined;
  const tagStart = nonceBytes + blockBytes;
  const decipher = createDecipheriv(algorithm, cursorKey, sealedBytes.subarray(0, nonceBytes));
  decipher.setAuthTag(sealedBytes.subarray(tagStart));
  try {
    return Buffer.concat([decipher.update(sealedBytes.subarray(nonceBytes, tagStart)), decipher.final()]);
  } catch {
    return undefined;
  }
}

/**
 * The position of a cursor; undefined if it is not of this space, or no longer valid for it, so that the viewer needs
 * everything.
 */
export async function findCursorPosition(
  app: App,
  { epoch, lastChange }: CachedSpace,
  { key, revisionId }: CursorView,
  cursor: string | undefined,
): Promise<SpacePosition | undefined> {
  if (cursor === undefined) return undefined;
  const block = openSealed(Buffer.from(cursor, 'base64url'), await getCursorKey(app));
  if (block?.readUInt32BE(0) !== fingerprintOf(key)) return undefined;
  const position = { epoch: block.readUInt32BE(4), change: block.readUInt32BE(12) };
  const isSameContent = block.readUInt32BE(8) === revisionId;
  return isSameContent && position.epoch === epoch && position.change <= lastChange ? position : undefined;
}
