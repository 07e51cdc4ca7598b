import { LRUCache } from 'lru-cache';
import type { UploadKind } from '#contract/choices.ts';
import type { App } from '#server/app.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import { findFile } from '#server/features/files/files.repository.ts';
import {
  createContentRefusal,
  describeFile,
  isPrivateUpload,
  recordFile,
  requireCheckedFile,
  requireProgram,
  type StoredContent,
  storeContent,
} from '#server/features/files/files.service.ts';
import * as uploadProgress from '#server/features/files/uploads/upload-progress.repository.ts';
import * as uploads from '#server/features/files/uploads/uploads.repository.ts';
import { findOwnUpload, removeUpload } from '#server/features/files/uploads/uploads.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { countReceivedBytes, receivedPath, removeReceivedFiles } from '../storage/received-bytes.ts';

/** Turns a received upload into one file, even if the call is repeated. */

/** Promises of file ids by upload id, so that simultaneous calls share the same work. */
const runningFinishByUpload = new Map<string, Promise<number>>();
/**
 * Refusals by upload id. A call that is repeated because its reply was lost gets the same refusal, although
 * the upload is deleted by then.
 */
const refusalByUpload = new LRUCache<string, { ownerId: number; error: AppError }>({
  max: 1_000,
  ttl: 60_000,
});

/** Returns the id of the file. After a crash, a repeated call continues where it stopped. */
async function recordUploadedFile(
  app: App,
  upload: uploads.UploadRow,
  content: StoredContent,
): Promise<number> {
  return inTransaction(app.db, async (tx) => {
    // The lock makes simultaneous transactions wait, so that they find the file that this one has recorded.
    if (!(await uploadProgress.lockUpload(tx, upload.id))) throw new AppError('not_found');
    const { owner_id, attempt_id, question_id, space, name } = upload;
    const owner = { owner_id, attempt_id, question_id, space, name };
    const id = await recordFile(tx, content, owner, app.now(), isPrivateUpload(upload));
    await uploadProgress.setUploadedFile(tx, upload.id, id);
    return id;
  });
}

async function storeReceivedFile(app: App, upload: uploads.UploadRow): Promise<number> {
  const isByStudent = upload.attempt_id !== null;
  const path = receivedPath(app.env.dataDir, upload.id);
  const kind = upload.kind;
  const checkedFile = await requireCheckedFile(app, kind, path, isByStudent);
  if (!isByStudent) requireProgram(app, kind, checkedFile.extension);
  return recordUploadedFile(app, upload, await storeContent(app, checkedFile, upload));
}

/** Stores the upload as a file and returns the file's id. Deletes the upload if its content is refused. */
async function storeUpload(app: App, id: string): Promise<number> {
  const upload = requireFound(await uploads.findUpload(app.db, id));
  if (upload.file_id === null && (await countReceivedBytes(app.env.dataDir, id)) !== upload.bytes) {
    throw new AppError('upload_incomplete');
  }
  try {
    const fileId = upload.file_id ?? (await storeReceivedFile(app, upload));
    await removeReceivedFiles(app.env.dataDir, id);
    return fileId;
  } catch (error) {
    if (error instanceof AppError) {
      refusalByUpload.set(id, { ownerId: upload.owner_id, error });
      await removeUpload(app, id);
    }
    throw error;
  }
}

function finishOnce(app: App, id: string): Promise<number> {
  const runningFinish = runningFinishByUpload.get(id);
  if (runningFinish) return runningFinish;
  const newFinish = storeUpload(app, id).finally(() => runningFinishByUpload.delete(id));
  runningFinishByUpload.set(id, newFinish);
  return newFinish;
}

type FinishedUpload = { file: ReturnType<typeof describeFile>; kind: UploadKind; isPrivate: boolean };

/**
 * Returns the file and the kind of the upload. Refuses with 'upload_incomplete' while bytes are missing, with what
 * `requireCheckedFile` refuses with, and with 'quota_exceeded'.
 */
export async function finishUpload(
  { app, actor, log }: SignedInContext,
  id: string,
): Promise<FinishedUpload> {
  const refusal = refusalByUpload.get(id);
  if (refusal?.ownerId === actor.id) throw refusal.error;
  const upload = await findOwnUpload({ app, actor }, id);
  const fileId = await finishOnce(app, id).catch((error: unknown) => {
    if (error instanceof AppError) {
      log.warn({ refusal: error.key, kind: upload.kind, user: actor.id }, 'upload refused');
    }
    throw error;
  });
  const row = await findFile(app.db, fileId);
  // The file has been deleted meanwhile, because it could not be converted.
  if (!row) throw createContentRefusal(upload.kind, upload.attempt_id !== null);
  const file = describeFile(row, upload.name);
  return { file, kind: upload.kind, isPrivate: isPrivateUpload(upload) };
}
