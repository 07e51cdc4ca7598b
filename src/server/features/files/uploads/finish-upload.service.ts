import { LRUCache } from 'lru-cache';
import type { UploadKind } from '#contract/choices.ts';
import { AppError, found } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import { findFile } from '#server/features/files/files.repository.ts';
import {
  describeFile,
  recordFile,
  refuseContent,
  requireContent,
  requireProgram,
  type StoredContent,
  storeContent,
} from '#server/features/files/files.service.ts';
import {
  countReceived,
  receivedPath,
  removeReceived,
} from '#server/features/files/uploads/received-bytes.ts';
import * as uploads from '#server/features/files/uploads/uploads.repository.ts';
import { dropUpload, findOwnUpload } from '#server/features/files/uploads/uploads.service.ts';
import type { App, SignedInContext } from '#server/http/context.ts';

/** A received upload becomes a file, once however often that is asked for. */

/** By upload: calls that come meanwhile wait for the same work. */
const running = new Map<string, Promise<number>>();
/** By upload, for who asks again because the reply was lost: the upload itself is gone by then. */
const refusals = new LRUCache<string, { ownerId: number; error: AppError }>({ max: 1_000, ttl: 60_000 });

/** Gives the id of the file. Repeated after a crash it finds what was done before it. */
async function record(app: App, upload: uploads.UploadRow, content: StoredContent): Promise<number> {
  return inTransaction(app.db, async (tx) => {
    // Others that record the same upload come after this one, and find its record.
    if (!(await uploads.lockUpload(tx, upload.id))) throw new AppError('not_found');
    const { owner_id, attempt_id, question_id, name } = upload;
    const owner = { owner_id, attempt_id, question_id, name };
    const id = await recordFile(tx, content, owner, app.now());
    await uploads.setFile(tx, upload.id, id);
    return id;
  });
}

async function keepReceived(app: App, upload: uploads.UploadRow): Promise<number> {
  const isPrivate = upload.attempt_id !== null;
  const path = receivedPath(app.env.dataDir, upload.id);
  const kind = upload.kind as UploadKind;
  const checked = await requireContent(kind, path);
  if (!isPrivate) requireProgram(app, kind, checked.extension);
  return record(app, upload, await storeContent(app, checked, upload));
}

/** Whatever is refused leaves nothing behind. */
async function makeFile(app: App, id: string): Promise<number> {
  const upload = found(await uploads.findUpload(app.db, id));
  if (upload.file_id === null && (await countReceived(app.env.dataDir, id)) !== upload.bytes) {
    throw new AppError('upload_incomplete');
  }
  try {
    const fileId = upload.file_id ?? (await keepReceived(app, upload));
    await removeReceived(app.env.dataDir, id);
    return fileId;
  } catch (error) {
    if (error instanceof AppError) {
      refusals.set(id, { ownerId: upload.owner_id, error });
      await dropUpload(app, id);
    }
    throw error;
  }
}

function joinWork(app: App, id: string): Promise<number> {
  const known = running.get(id);
  if (known) return known;
  const work = makeFile(app, id).finally(() => running.delete(id));
  running.set(id, work);
  return work;
}

type FinishedUpload = { file: ReturnType<typeof describeFile>; kind: UploadKind; isPrivate: boolean };

/**
 * The file, and what it was uploaded as. Refuses 'upload_incomplete' while bytes are missing, 'file_content_refused',
 * 'package_without_page' and 'quota_exceeded'.
 */
export async function finishUpload(
  { app, actor, log }: SignedInContext,
  id: string,
): Promise<FinishedUpload> {
  const refusal = refusals.get(id);
  if (refusal?.ownerId === actor.id) throw refusal.error;
  const upload = await findOwnUpload({ app, actor }, id);
  const fileId = await joinWork(app, id).catch((error: unknown) => {
    if (error instanceof AppError) {
      log.warn({ refusal: error.key, kind: upload.kind, user: actor.id }, 'upload refused');
    }
    throw error;
  });
  const row = await findFile(app.db, fileId);
  // Asked again after it was made: it could not be converted, and is gone.
  if (!row) throw refuseContent(upload.kind as UploadKind);
  const file = describeFile(row, upload.name);
  return { file, kind: upload.kind as UploadKind, isPrivate: upload.attempt_id !== null };
}
