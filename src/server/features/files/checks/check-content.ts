import { fileTypeFromFile } from 'file-type';
import type { UploadKind } from '#contract/choices.ts';
import { findOwn } from '#contract/find-own.ts';
import { checkActivityFile } from '#server/features/files/checks/check-activity-file.ts';
import { checkCaptions } from '#server/features/files/checks/check-captions.ts';
import { checkDocument } from '#server/features/files/checks/check-document.ts';
import { checkPackage } from '#server/features/files/checks/check-package.ts';
import { checkVideo } from '#server/features/files/checks/check-video.ts';
import type { CheckedFile } from '#server/features/files/checks/checked-file.ts';
import { hasMp3Frames } from '#server/features/files/checks/mp3-frames.ts';

/**
 * Recognises the type of an uploaded file by its content. The picture library is loaded only when the first
 * picture is checked.
 */

const pictureFormats = {
  jpg: { extension: '.jpg', mime: 'image/jpeg' },
  png: { extension: '.png', mime: 'image/png' },
  apng: { extension: '.png', mime: 'image/png' },
  gif: { extension: '.gif', mime: 'image/gif' },
} as const;

async function checkPictureFile(path: string): Promise<CheckedFile | undefined> {
  const format = findOwn(pictureFormats, (await fileTypeFromFile(path))?.ext ?? '');
  if (!format) return undefined;
  const { checkPicture } = await import('#server/features/files/checks/check-picture.ts');
  return checkPicture(path, format);
}

/** Refuses with 'panorama_too_large'. */
async function checkPanoramaFile(path: string): Promise<CheckedFile | undefined> {
  const format = findOwn(pictureFormats, (await fileTypeFromFile(path))?.ext ?? '');
  if (!format || format.extension === '.gif') return undefined;
  const { checkPanorama } = await import('#server/features/files/checks/check-picture.ts');
  return checkPanorama(path, format);
}

async function checkSoundFile(path: string): Promise<CheckedFile | undefined> {
  const type = (await fileTypeFromFile(path))?.ext;
  // Some programs write unknown data before the first frame. For such files, the type is unknown and the
  // frames decide.
  if ((type ?? 'mp3') !== 'mp3' || !(await hasMp3Frames(path))) return undefined;
  return { path, extension: '.mp3', mime: 'audio/mpeg', width: null, height: null };
}

/** Formats in which browsers and phones record sound. The key is the type's name in the package file-type. */
const recordingFormatByType = new Map([
  ['m4a', { extension: '.m4a', mime: 'audio/mp4' }],
  ['mp4', { extension: '.m4a', mime: 'audio/mp4' }],
  ['webm', { extension: '.weba', mime: 'audio/webm' }],
  ['ogg', { extension: '.ogg', mime: 'audio/ogg' }],
  ['opus', { extension: '.ogg', mime: 'audio/ogg' }],
  ['wav', { extension: '.wav', mime: 'audio/wav' }],
  ['aac', { extension: '.aac', mime: 'audio/aac' }],
]);

async function checkRecording(path: string): Promise<CheckedFile | undefined> {
  const format = recordingFormatByType.get((await fileTypeFromFile(path))?.ext ?? '');
  return format ? { path, ...format, width: null, height: null } : checkSoundFile(path);
}

const checkByKind: Record<UploadKind, (path: string) => Promise<CheckedFile | undefined>> = {
  picture: checkPictureFile,
  panorama: checkPanoramaFile,
  sound: checkSoundFile,
  video: checkVideo,
  document: checkDocument,
  package: checkPackage,
  captions: checkCaptions,
  activity: checkActivityFile,
};

/**
 * Returns undefined if the file is unreadable or not of a type that `kind` allows. Students may also submit
 * sound recordings. A rewritten file is stored next to `path`, under a name that starts with the same name.
 * Refuses with 'package_without_page', 'activity_file_unknown' and 'panorama_too_large'.
 */
export async function checkContent(
  kind: UploadKind,
  path: string,
  isByStudent = false,
): Promise<CheckedFile | undefined> {
  return kind === 'sound' && isByStudent ? checkRecording(path) : checkByKind[kind](path);
}
