import { randomBytes } from 'node:crypto';
import type { UploadKind } from '#contract/choices.ts';
import { uploadKinds } from '#contract/choices.ts';
import { readId } from '#contract/fields.ts';
import { studentFileMaxBytes } from '#contract/limits.ts';
import type { App } from '#server/app.ts';
import { AccessRefusal, AppError, requireFound } from '#server/app-error.ts';
import type { Actor } from '#server/auth/actor.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import type { NewRow } from '#server/database/schema.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import { createTypeRefusal, requireProgram } from '#server/features/files/files.service.ts';
import { cleanFileName, extensionOf } from '#server/features/files/rules/file-name.ts';
import { requireDiskSpace } from '#server/features/files/storage/disk-space.service.ts';
import { reserveStorage } from '#server/features/files/storage/reserve-storage.service.ts';
import * as attemptUploads from '#server/features/files/uploads/attempt-uploads.repository.ts';
import { requireStudentLimits } from '#server/features/files/uploads/student-limits.ts';
import * as uploads from '#server/features/files/uploads/uploads.repository.ts';
import { heicExtensions } from '#server/media/availability.ts';
import { listMembers } from '#server/policy/attempt-members.repository.ts';
import { authorize } from '#server/policy/policy.ts';
import { extensionsFor, mayBeRewritten, uploadRules } from '#server/storage/upload-rules.ts';
import { removeReceivedFiles } from '../storage/received-bytes.ts';

/** Begins uploads and checks their owners. */

type Caller = { app: App; actor: Actor };

const uploadIdPattern = /^[0-9a-f]{32}$/;
const unfinishedCountMax = 20;
const megabyte = 1024 * 1024;

function readKind(kindText: string | undefined): UploadKind {
  const kind = uploadKinds.find((each) => each === kindText);
  if (!kind) throw new AppError('invalid_input', { field: 'kind' });
  return kind;
}

function readName(sentName: string | undefined, kind: UploadKind, isByStudent: boolean): string {
  if (!sentName) throw new AppError('invalid_input', { field: 'filename' });
  const name = cleanFileName(sentName);
  if (!extensionsFor(kind, isByStudent).includes(extensionOf(name)))
    throw createTypeRefusal(kind, isByStudent);
  return name;
}

function checkSize(bytes: number, maxBytes: number): void {
  if (bytes > maxBytes) throw new AppError('file_too_large', { size: Math.ceil(maxBytes / megabyte) });
}

function canTeachersUpload({ activities }: App, kind: UploadKind): boolean {
  return kind === 'activity' || activities.models.some(({ content }) => content.uploads.includes(kind));
}

type Attempt = NonNullable<Awaited<ReturnType<typeof attemptUploads.findAttempt>>>;

/** The question or space of an attempt that the file is uploaded for. */
type UploadTarget = { attempt: Attempt; question_id: string | null; space: string | null };

type UploadPlace = Omit<UploadTarget, 'attempt'> & { kinds: readonly UploadKind[] };

/** Finds the question or space that the metadata name, with the kinds of files that it accepts. */
function findUploadPlace(
  { questions, model, content }: Revision,
  metadata: ReadonlyMap<string, string>,
): UploadPlace | undefined {
  const spaceName = metadata.get('space');
  if (spaceName !== undefined) {
    const fileRules = Object.entries(model.work.spaces ?? {}).find(([each]) => each === spaceName)?.[1].files;
    return fileRules && { question_id: null, space: spaceName, kinds: fileRules.listKinds(content) };
  }
  const question = questions.get(metadata.get('question_id') ?? '');
  return question?.files && { question_id: question.id, space: null, kinds: question.files };
}

/**
 * Returns the target of a student's file; null for a teacher's file. Refuses kinds that the question or space
 * does not accept.
 */
async function requireUploadTarget(
  caller: Caller,
  kind: UploadKind,
  metadata: ReadonlyMap<string, string>,
): Promise<UploadTarget | null> {
  const { app, actor } = caller;
  const attemptIdText = metadata.get('attempt_id');
  const refusal = new AccessRefusal('not_allowed', actor.id, 'upload.begin');
  if (attemptIdText === undefined) {
    if (actor.user_group === 'teacher' && canTeachersUpload(app, kind)) return null;
    throw refusal;
  }
  const id = readId(attemptIdText);
  if (id === undefined) throw new AppError('invalid_input', { field: 'attempt_id' });
  const attempt = requireFound(await attemptUploads.findAttempt(app.db, id));
  const members = await listMembers(app.db, id);
  const context = { db: app.db, actor };
  await authorize(context, 'attempt.work', { members });
  await authorize(context, 'attempt.answer', { members });
  const uploadPlace = findUploadPlace(await readRevision(app, app.db, attempt), metadata);
  if (!uploadPlace?.kinds.includes(kind)) throw refusal;
  if (attempt.state === 'submitted') throw new AppError('already_submitted');
  return { attempt, question_id: uploadPlace.question_id, space: uploadPlace.space };
}

async function requireUploadLimits(tx: Db, row: NewRow<'upload'>, attempt: Attempt | null): Promise<void> {
  if (attempt) return requireStudentLimits(tx, attempt, row);
  const { count } = await uploads.sumUnfinishedByOwner(tx, row.owner_id);
  if (count >= unfinishedCountMax) throw new AppError('too_many_uploads', { count });
}

/**
 * Begins an upload of `bytes`; `metadata` has `filename`, `kind` and for students `attempt_id`, and
 * `question_id` or `space`. Returns its id, 32 hexadecimal digits.
 */
export async function beginUpload(
  caller: Caller,
  bytes: number,
  metadata: ReadonlyMap<string, string>,
): Promise<string> {
  const { app, actor } = caller;
  const kind = readKind(metadata.get('kind'));
  const name = readName(metadata.get('filename'), kind, metadata.has('attempt_id'));
  checkSize(bytes, uploadRules[kind].max_bytes);
  const uploadTarget = await requireUploadTarget(caller, kind, metadata);
  if (uploadTarget) checkSize(bytes, studentFileMaxBytes);
  if (!uploadTarget || heicExtensions.includes(extensionOf(name)))
    requireProgram(app, kind, extensionOf(name));
  await requireDiskSpace(app, bytes);
  const now = app.now();
  const row = {
    id: randomBytes(16).toString('hex'),
    owner_id: actor.id,
    kind,
    name,
    bytes,
    attempt_id: uploadTarget?.attempt.id ?? null,
    question_id: uploadTarget?.question_id ?? null,
    space: uploadTarget?.space ?? null,
    created_at: now,
    moved_at: now,
    file_id: null,
  };
  const reservation = {
    bytes,
    fileBytes: bytes,
    mayBeRewritten: mayBeRewritten(kind),
    isByStudent: uploadTarget !== null,
    now,
  };
  await inTransaction(app.db, async (tx) => {
    // Reserving locks the total of the storage, so no simultaneous upload can change the counts below.
    await reserveStorage(tx, reservation);
    await requireUploadLimits(tx, row, uploadTarget?.attempt ?? null);
    await uploads.insertUpload(tx, row);
  });
  return row.id;
}

/** Finds an upload of the caller. Refuses with 'not_found' for unknown uploads and those of other people. */
export async function findOwnUpload({ app, actor }: Caller, id: string): Promise<uploads.UploadRow> {
  if (!uploadIdPattern.test(id)) throw new AppError('not_found');
  const upload = requireFound(await uploads.findUpload(app.db, id));
  if (upload.owner_id !== actor.id) throw new AccessRefusal('not_found', actor.id, 'upload.own');
  return upload;
}

export async function removeUpload(app: App, id: string): Promise<void> {
  await uploads.deleteUpload(app.db, id);
  await removeReceivedFiles(app.env.dataDir, id);
}
