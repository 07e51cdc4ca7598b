import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiReply } from '#contract/api.ts';
import type { UploadKind } from '#contract/choices.ts';
import type { App } from '#server/app.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { checkContent } from '#server/features/files/checks/check-content.ts';
import type { CheckedFile } from '#server/features/files/checks/checked-file.ts';
import * as files from '#server/features/files/files.repository.ts';
import { cleanFileName, extensionOf } from '#server/features/files/rules/file-name.ts';
import { withIncomingFolder } from '#server/features/files/storage/incoming-folders.ts';
import { storeObject } from '#server/features/files/storage/stored-objects.service.ts';
import { findMissingProgram } from '#server/media/availability.ts';
import { extensionsFor, isMedium, uploadRules } from '#server/storage/upload-rules.ts';

/**
 * Turns received bytes into files. A file's extension and its content must both belong to its kind. The
 * content decides the type under which it is stored and served.
 */

type StoredFile = ApiReply<'POST /upload/finish'>['file'];
type FileRow = Row<'file'>;
export type StoredContent = Pick<FileRow, 'sha256' | 'extension' | 'mime' | 'bytes' | 'width' | 'height'>;
/** A student's file has an attempt, and a question or a space; people who may see these may see the file. */
export type FileOwner = Pick<FileRow, 'owner_id' | 'attempt_id' | 'question_id' | 'space' | 'name'>;

const buildExtensionParams = (kind: UploadKind, isByStudent: boolean) => ({
  extensions: extensionsFor(kind, isByStudent).join(', '),
});

export function createTypeRefusal(kind: UploadKind, isByStudent = false): AppError {
  return new AppError('file_type_refused', buildExtensionParams(kind, isByStudent));
}

export function createContentRefusal(kind: UploadKind, isByStudent = false): AppError {
  return new AppError('file_content_refused', buildExtensionParams(kind, isByStudent));
}

/** Refuses with 'conversion_unavailable' if such files need a program that is not installed. */
export function requireProgram({ programs }: App, kind: UploadKind, extension: string): void {
  const program = findMissingProgram(programs, kind, extension);
  if (program) throw new AppError('conversion_unavailable', { extensions: extension, program });
}

/** Refuses with 'file_content_refused', and what `checkContent` refuses with. */
export async function requireCheckedFile(
  app: App,
  kind: UploadKind,
  path: string,
  isByStudent = false,
): Promise<CheckedFile> {
  const checkedFile = await checkContent(app, kind, path, isByStudent);
  if (!checkedFile) throw createContentRefusal(kind, isByStudent);
  return checkedFile;
}

/** Students' work and files of whole activities are never served as media. */
export const isPrivateUpload = ({ attempt_id, kind }: Pick<Row<'upload'>, 'attempt_id' | 'kind'>): boolean =>
  attempt_id !== null || !isMedium(kind);

/** Stores the bytes of a checked file unless they are stored already. Refuses with 'quota_exceeded'. */
export async function storeContent(
  app: App,
  checkedFile: CheckedFile,
  upload?: Row<'upload'>,
): Promise<StoredContent> {
  const { path, extension, mime, width, height } = checkedFile;
  const isPrivate = upload !== undefined && isPrivateUpload(upload);
  const { media, bytes } = await storeObject(app, {
    path,
    extension,
    isPrivate,
    ...(upload ? { upload } : {}),
  });
  return { sha256: media.slice(0, -extension.length), extension, mime, bytes, width, height };
}

/** Returns the id of the owner's file with this content, which is inserted if it is missing. */
export async function recordFile(
  db: Db,
  content: StoredContent,
  owner: FileOwner,
  now: number,
  isPrivate = owner.attempt_id !== null,
): Promise<number> {
  const is_private = isPrivate ? 1 : 0;
  const existingFile = await files.findOwnFile(db, content, { ...owner, is_private });
  return (
    existingFile?.id ?? (await files.insertFile(db, { ...content, ...owner, is_private, created_at: now }))
  );
}

/** Describes a file for one of the apps. `name` is the name that the file has in this upload or answer. */
export function describeFile(file: FileRow, name: string, app: 'player' | 'teacher' = 'player'): StoredFile {
  const { id, sha256, extension, mime, bytes, width, height, is_private } = file;
  const path = app === 'player' ? '/play/private' : '/private';
  const url = is_private ? `${path}/${id}` : `${sha256}${extension}`;
  return { id, url, name, mime, bytes, ...(width === null || height === null ? {} : { width, height }) };
}

/** Stores a file that the server has made. The rules are those of uploads. */
export async function storeFile(
  app: App,
  ownerId: number,
  kind: UploadKind,
  fileName: string,
  bytes: Uint8Array,
): Promise<StoredFile> {
  const name = cleanFileName(fileName);
  if (!uploadRules[kind].extensions.includes(extensionOf(name))) throw createTypeRefusal(kind);
  return withIncomingFolder(app.env.dataDir, async (folder) => {
    const path = join(folder, 'content');
    await writeFile(path, bytes);
    const content = await storeContent(app, await requireCheckedFile(app, kind, path));
    const owner = { owner_id: ownerId, attempt_id: null, question_id: null, space: null, name };
    return describeFile(
      requireFound(await files.findFile(app.db, await recordFile(app.db, content, owner, app.now()))),
      name,
    );
  });
}
