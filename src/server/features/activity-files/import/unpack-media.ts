import { join } from 'node:path';
import type { ZipFile } from 'yauzl';
import type { UploadKind } from '#contract/choices.ts';
import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import type { FileMedium } from '#server/features/activity-files/file-format.ts';
import type { ReadActivity } from '#server/features/activity-files/import/read-activity-file.ts';
import { refuse } from '#server/features/activity-files/import/refuse.ts';
import { listNamedMedia } from '#server/features/activity-files/named-media.ts';
import { requireCheckedFile, requireProgram } from '#server/features/files/files.service.ts';
import { cleanFileName } from '#server/features/files/rules/file-name.ts';
import { JobError, type JobRun } from '#server/jobs/job-kind.ts';
import { unpackEntry, type ZipEntry } from '#server/media/packages/read-zip.ts';
import { hashFile } from '#server/storage/hash-file.ts';
import { uploadRules } from '#server/storage/upload-rules.ts';

/** Unpacks the media that an activity names, and checks each as if it were uploaded. Stores nothing. */

type CheckedFile = Awaited<ReturnType<typeof requireCheckedFile>>;

export type UnpackedMedium = {
  media: string;
  name: string;
  kinds: readonly UploadKind[];
  checked: CheckedFile;
};

type FoundMedium = FileMedium & { entry: ZipEntry; kinds: readonly UploadKind[] };

const megabyte = 1024 * 1024;

/** Finds all that the content names; whether it is what it claims is seen when it is unpacked. */
export function findMedia({ model, draft, file }: ReadActivity, entries: readonly ZipEntry[]): FoundMedium[] {
  const describedByMedia = new Map(file.media.map((medium) => [medium.media, medium]));
  const entryByPath = new Map(entries.map((entry) => [entry.path, entry]));
  return [...listNamedMedia(model, draft, file.form)].map(([media, kinds]) => {
    const described = describedByMedia.get(media) ?? refuse('medium_missing', { name: media.slice(0, 80) });
    const name = cleanFileName(described.name);
    const entry = entryByPath.get(described.path.normalize('NFC')) ?? refuse('medium_missing', { name });
    if (kinds.length === 0) return refuse('medium_missing', { name });
    const maxBytes = Math.min(...kinds.map((kind) => uploadRules[kind].max_bytes));
    if (entry.entry.uncompressedSize > maxBytes)
      return refuse('medium_too_large', { name, size: Math.ceil(maxBytes / megabyte) });
    return { ...described, name, entry, kinds };
  });
}

/** Checks the bytes as an upload of this kind. The refusal names the medium. */
async function checkAs(
  app: App,
  kind: UploadKind,
  { name }: FoundMedium,
  path: string,
): Promise<CheckedFile> {
  try {
    const checked = await requireCheckedFile(app, kind, path);
    requireProgram(app, kind, checked.extension);
    return checked;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new JobError('medium_refused', { ...error.params, name, refusal: error.key });
  }
}

async function unpackMedium(
  app: App,
  zip: ZipFile,
  medium: FoundMedium,
  { path, signal }: { path: string; signal: AbortSignal },
): Promise<UnpackedMedium> {
  const { media, name, kinds } = medium;
  await unpackEntry(zip, medium.entry, path, signal);
  const { sha256, bytes } = await hashFile(path);
  if (sha256 !== medium.sha256 || media.slice(0, 64) !== sha256 || bytes !== medium.bytes)
    return refuse('medium_changed', { name });
  const [firstKind, ...otherKinds] = kinds;
  if (!firstKind) return refuse('medium_missing', { name });
  for (const kind of otherKinds) await checkAs(app, kind, medium, path);
  return { media, name, kinds, checked: await checkAs(app, firstKind, medium, path) };
}

/** Unpacks and checks one after the other. `progress` hears the share that is done. */
export async function unpackMedia(
  app: App,
  zip: ZipFile,
  found: readonly FoundMedium[],
  { folder, signal, progress }: JobRun,
): Promise<UnpackedMedium[]> {
  const unpacked: UnpackedMedium[] = [];
  for (const [index, medium] of found.entries()) {
    signal.throwIfAborted();
    unpacked.push(await unpackMedium(app, zip, medium, { path: join(folder, `medium-${index}`), signal }));
    progress(unpacked.length / found.length);
  }
  return unpacked;
}
