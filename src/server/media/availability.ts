import type { UploadKind } from '#contract/choices.ts';
import type { Programs } from '#server/media/programs/find-programs.ts';
import { uploadRules } from '#server/storage/upload-rules.ts';

/** What this server cannot convert because a program is not installed. */

/** Taken as they are where nothing can convert them. */
const plainExtensions = ['.pdf', '.mp4'];

function hasVideoPrograms({ ffmpeg, ffprobe }: Programs): boolean {
  return ffmpeg !== undefined && ffprobe !== undefined;
}

/** The program without which a file of this extension cannot be taken, by the name people know it by. */
export function findMissingProgram(
  programs: Programs,
  kind: UploadKind,
  extension: string,
): 'LibreOffice' | 'FFmpeg' | undefined {
  if (plainExtensions.includes(extension)) return undefined;
  if (kind === 'document' && programs.soffice === undefined) return 'LibreOffice';
  return kind === 'video' && !hasVideoPrograms(programs) ? 'FFmpeg' : undefined;
}

export function listUnavailable(programs: Programs, kind: UploadKind): string[] {
  return uploadRules[kind].extensions.filter((extension) => findMissingProgram(programs, kind, extension));
}

/** An MP4 plays as it is: without the programs it just has no poster and no thumbnails. */
export function canConvert(programs: Programs, kind: UploadKind): boolean {
  return kind !== 'video' || hasVideoPrograms(programs);
}
