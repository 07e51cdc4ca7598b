import { fileTypeFromFile } from 'file-type';
import type { UploadKind } from '#activities/activity-type.ts';
import { checkPicture } from '#server/features/files/check-picture.ts';
import type { CheckedFile } from '#server/features/files/checked-file.ts';
import { hasMp3Frames } from '#server/features/files/mp3-frames.ts';

/** Decides by its content alone what an uploaded file is. */

const pictureFormats = {
  jpg: { extension: '.jpg', mime: 'image/jpeg' },
  png: { extension: '.png', mime: 'image/png' },
  apng: { extension: '.png', mime: 'image/png' },
  gif: { extension: '.gif', mime: 'image/gif' },
} as const;

type PictureType = keyof typeof pictureFormats;

async function checkPictureFile(path: string): Promise<CheckedFile | undefined> {
  const type = (await fileTypeFromFile(path))?.ext ?? '';
  return Object.hasOwn(pictureFormats, type)
    ? checkPicture(path, pictureFormats[type as PictureType])
    : undefined;
}

async function checkSoundFile(path: string): Promise<CheckedFile | undefined> {
  const type = (await fileTypeFromFile(path))?.ext;
  // Some players write what no signature is known of before the first frame: then the frames decide.
  if ((type ?? 'mp3') !== 'mp3' || !(await hasMp3Frames(path))) return undefined;
  return { path, extension: '.mp3', mime: 'audio/mpeg', width: null, height: null };
}

/** Kinds that this server takes; others are refused until it can check them. */
const checks: Partial<Record<UploadKind, (path: string) => Promise<CheckedFile | undefined>>> = {
  picture: checkPictureFile,
  sound: checkSoundFile,
};

/** Undefined when the file is not what `kind` allows, or cannot be read as that. */
export async function checkContent(kind: UploadKind, path: string): Promise<CheckedFile | undefined> {
  return checks[kind]?.(path);
}
