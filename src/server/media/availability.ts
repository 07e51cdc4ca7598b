import type { UploadKind } from '#contract/choices.ts';
import type { Programs } from '#server/media/programs/find-programs.ts';
import { uploadRules } from '#server/storage/upload-rules.ts';

/** Finds kinds of files that this server cannot convert because a program is not installed. */

/** Files that are usable without conversion. */
const plainExtensions = ['.pdf', '.mp4'];

/** Pictures of telephones, which become a JPEG before anything else is done with them. */
export const heicExtensions: readonly string[] = ['.heic', '.heif'];

function hasVideoPrograms({ ffmpeg, ffprobe }: Programs): boolean {
  return ffmpeg !== undefined && ffprobe !== undefined;
}

/** Name of the missing program without which files of this extension are refused. */
export function findMissingProgram(
  programs: Programs,
  kind: UploadKind,
  extension: string,
): 'LibreOffice' | 'FFmpeg' | 'heif-convert' | undefined {
  if (heicExtensions.includes(extension))
    return programs['heif-convert'] === undefined ? 'heif-convert' : undefined;
  if (plainExtensions.includes(extension)) return undefined;
  if (kind === 'document' && programs.soffice === undefined) return 'LibreOffice';
  return kind === 'video' && !hasVideoPrograms(programs) ? 'FFmpeg' : undefined;
}

export function listUnavailableExtensions(programs: Programs, kind: UploadKind): string[] {
  return uploadRules[kind].extensions.filter((extension) => findMissingProgram(programs, kind, extension));
}

/** Without the programs, an MP4 still plays, but has no poster and no thumbnails. */
export function canConvert(programs: Programs, kind: UploadKind): boolean {
  return kind !== 'video' || hasVideoPrograms(programs);
}
