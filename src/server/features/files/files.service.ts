import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { UploadKind } from '#activities/activity-type.ts';
import type { ApiReply } from '#contract/api.ts';
import { checkContent } from '#server/features/files/check-content.ts';
import type { CheckedFile } from '#server/features/files/checked-file.ts';
import { cleanFileName, extensionOf } from '#server/features/files/file-name.ts';
import * as files from '#server/features/files/files.repository.ts';
import { withIncomingFolder, writeHashed } from '#server/features/files/incoming.ts';
import { storeObject } from '#server/features/files/stored-objects.service.ts';
import { AppError } from '#server/http/app-error.ts';
import type { App, SignedInContext } from '#server/http/context.ts';
import { type UploadRule, uploadRules } from '#server/storage/upload-rules.ts';

/**
 * Takes one uploaded file. Its name must end like one of the kind and its content must be one of the kind;
 * the content alone decides under which type it is stored and served.
 */

type Uploaded = ApiReply<'POST /upload/file'>;
type Incoming = { name: string; stream: Readable; isCut: () => boolean };

const megabyte = 1024 * 1024;

/** Errors of the disk are the server's; every other end of the stream is the sender's. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

async function receive({ stream, isCut }: Incoming, path: string, rule: UploadRule) {
  await writeHashed(stream, path).catch((error: unknown) => {
    throw isSystemError(error) ? error : new AppError('invalid_input', { field: 'file' });
  });
  if (isCut()) throw new AppError('file_too_large', { size: Math.floor(rule.max_bytes / megabyte) });
}

/** Stores the bytes unless they are there, and the owner's record of them unless there is one. */
async function keep(app: App, ownerId: number, checked: CheckedFile, name: string): Promise<Uploaded> {
  const { db } = app;
  const { extension, mime, width, height } = checked;
  const { media, bytes } = await storeObject(app, checked);
  const stored = { sha256: media.slice(0, -extension.length), extension };
  const own = await files.findOwnFile(db, ownerId, stored);
  const row = { ...stored, mime, bytes, name, width, height, owner_id: ownerId, created_at: app.now() };
  const id = own?.id ?? (await files.insertFile(db, row));
  const size = width === null || height === null ? {} : { width, height };
  return { id, url: media, name, mime, bytes, ...size };
}

/** Refuses 'file_type_refused' and 'file_too_large'; then nothing of the file remains. */
export async function takeFile(
  app: App,
  ownerId: number,
  kind: UploadKind,
  incoming: Incoming,
  rule: UploadRule = uploadRules[kind],
): Promise<Uploaded> {
  const refusal = new AppError('file_type_refused', { extensions: rule.extensions.join(', ') });
  const name = cleanFileName(incoming.name);
  if (!rule.extensions.includes(extensionOf(name))) {
    incoming.stream.resume();
    throw refusal;
  }
  return withIncomingFolder(app.env.dataDir, async (folder) => {
    const path = join(folder, 'content');
    await receive(incoming, path, rule);
    const checked = await checkContent(kind, path);
    if (!checked) throw refusal;
    return keep(app, ownerId, checked, name);
  });
}

/** Takes bytes that the server itself has, by the same rules as an upload. */
export function storeFile(
  app: App,
  ownerId: number,
  kind: UploadKind,
  name: string,
  bytes: Uint8Array,
): Promise<Uploaded> {
  return takeFile(app, ownerId, kind, { name, stream: Readable.from([bytes]), isCut: () => false });
}

/** Takes the file in field `file` of a multipart request. */
export async function takeUpload(
  { app, actor, request }: SignedInContext,
  kind: UploadKind,
): Promise<Uploaded> {
  const refusal = new AppError('invalid_input', { field: 'file' });
  if (!request.isMultipart()) throw refusal;
  const limits = { fileSize: uploadRules[kind].max_bytes };
  const part = await request.file({ limits, throwFileSizeLimit: false }).catch(() => undefined);
  if (!part) throw refusal;
  const { filename: name, file: stream } = part;
  if (part.fieldname !== 'file') {
    stream.resume();
    throw refusal;
  }
  return takeFile(app, actor.id, kind, { name, stream, isCut: () => stream.truncated });
}
