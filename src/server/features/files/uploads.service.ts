import { randomBytes } from 'node:crypto';
import type { UploadKind } from '#activities/activity-type.ts';
import { wholeNumberMax } from '#contract/fields.ts';
import { uploadKinds } from '#contract/files.ts';
import type { Actor } from '#server/auth/actor.ts';
import { inTransaction } from '#server/database/database.ts';
import { cleanFileName, extensionOf } from '#server/features/files/file-name.ts';
import { refuseType, requireProgram } from '#server/features/files/files.service.ts';
import { removeReceived } from '#server/features/files/received.ts';
import { requireDisk, reserveRoom } from '#server/features/files/storage.service.ts';
import * as uploads from '#server/features/files/uploads.repository.ts';
import { AccessRefusal, AppError, found } from '#server/http/app-error.ts';
import type { App } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';
import { uploadRules } from '#server/storage/upload-rules.ts';

/** Who may begin an upload, and whose it is from then on. */

type Caller = { app: App; actor: Actor };

const uploadId = /^[0-9a-f]{32}$/;
const unfinishedMax = 20;
/** Files of one attempt. */
const attemptFilesMax = 50;
const megabyte = 1024 * 1024;
/** What students hand in. */
const studentKinds: readonly UploadKind[] = ['picture', 'document'];

function readKind(text: string | undefined): UploadKind {
  const kind = uploadKinds.find((each) => each === text);
  if (!kind) throw new AppError('invalid_input', { field: 'kind' });
  return kind;
}

function readName(text: string | undefined, kind: UploadKind): string {
  if (!text) throw new AppError('invalid_input', { field: 'filename' });
  const name = cleanFileName(text);
  if (!uploadRules[kind].extensions.includes(extensionOf(name))) throw refuseType(kind);
  return name;
}

function checkSize(bytes: number, kind: UploadKind): void {
  const { max_bytes } = uploadRules[kind];
  if (bytes > max_bytes) throw new AppError('file_too_large', { size: Math.floor(max_bytes / megabyte) });
}

/** The attempt that a student's work belongs to; null for a teacher's file. */
async function readAttempt(
  caller: Caller,
  kind: UploadKind,
  text: string | undefined,
): Promise<number | null> {
  const { app, actor } = caller;
  if (text === undefined && actor.user_group === 'teacher') return null;
  if (text === undefined || !studentKinds.includes(kind))
    throw new AccessRefusal('not_allowed', actor.id, 'upload.begin');
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : wholeNumberMax + 1;
  if (id > wholeNumberMax) throw new AppError('invalid_input', { field: 'attempt_id' });
  const attempt = found(await uploads.findAttempt(app.db, id));
  await authorize({ db: app.db, actor }, 'attempt.work', attempt);
  if (attempt.state === 'submitted') throw new AppError('already_submitted');
  return id;
}

/**
 * Begins an upload of so many bytes; `metadata` holds `filename`, `kind` and for a student `attempt_id`. Gives
 * its id, 32 hexadecimal digits.
 */
export async function beginUpload(
  caller: Caller,
  bytes: number,
  metadata: ReadonlyMap<string, string>,
): Promise<string> {
  const { app, actor } = caller;
  const kind = readKind(metadata.get('kind'));
  const name = readName(metadata.get('filename'), kind);
  checkSize(bytes, kind);
  const attempt_id = await readAttempt(caller, kind, metadata.get('attempt_id'));
  if (attempt_id === null) requireProgram(app, kind, extensionOf(name));
  await requireDisk(app, bytes);
  const id = randomBytes(16).toString('hex');
  const row = { id, owner_id: actor.id, kind, name, bytes, attempt_id, created_at: app.now(), file_id: null };
  await inTransaction(app.db, async (tx) => {
    // One caller at a time comes out of this, so that counting below is safe as well.
    await reserveRoom(tx, bytes, kind === 'picture');
    if ((await uploads.countUnfinished(tx, actor.id)) >= unfinishedMax) {
      throw new AppError('too_many_uploads', { count: unfinishedMax });
    }
    if (attempt_id !== null && (await uploads.countAttemptFiles(tx, attempt_id)) >= attemptFilesMax) {
      throw new AppError('too_many_files', { count: attemptFilesMax });
    }
    await uploads.insertUpload(tx, row);
  });
  return id;
}

/** The caller's own upload; somebody else's is refused like an unknown one, with 'not_found'. */
export async function findOwnUpload({ app, actor }: Caller, id: string): Promise<uploads.UploadRow> {
  if (!uploadId.test(id)) throw new AppError('not_found');
  const upload = found(await uploads.findUpload(app.db, id));
  if (upload.owner_id !== actor.id) throw new AccessRefusal('not_found', actor.id, 'upload.own');
  return upload;
}

export async function dropUpload(app: App, id: string): Promise<void> {
  await uploads.deleteUpload(app.db, id);
  await removeReceived(app.env.dataDir, id);
}
