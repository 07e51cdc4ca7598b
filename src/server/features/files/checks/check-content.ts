import { fileTypeFromFile } from 'file-type';
import type { UploadKind } from '#contract/choices.ts';
import { findOwn } from '#contract/find-own.ts';
import { checkActivityFile } from '#server/features/files/checks/check-activity-file.ts';
import { checkCaptions } from '#server/features/files/checks/check-captions.ts';
import { checkDocument } from '#server/features/files/checks/check-document.ts';
import { checkHeic } from '#server/features/files/checks/check-heic.ts';
import { checkPackage } from '#server/features/files/checks/check-package.ts';
import type { PanoramaFormat, PictureFormat } from '#server/features/files/checks/check-picture.ts';
import { checkVideo } from '#server/features/files/checks/check-video.ts';
import type { CheckedFile } from '#server/features/files/checks/checked-file.ts';
import { hasMp3Frames } from '#server/features/files/checks/mp3-frames.ts';
import type { Programs } from '#server/media/programs/find-programs.ts';

/**
 * Recognises the type of an uploaded file by its content. The picture library is loaded only when the first
 * picture is checked.
 */

/** Undefined if the file is unreadable or of another type. */
type Check = (path: string, programs: Programs) => Promise<CheckedFile | undefined>;
/** The key is the type's name in the package file-type. */
type CheckByType = Readonly<Record<string, Check>>;

const jpeg = { extension: '.jpg', mime: 'image/jpeg' } as const;
const png = { extension: '.png', mime: 'image/png' } as const;
const gif = { extension: '.gif', mime: 'image/gif' } as const;

const checkPictureAs =
  (format: PictureFormat): Check =>
  async (path) =>
    (await import('#server/features/files/checks/check-picture.ts')).checkPicture(path, format);

const checkPanoramaAs =
  (format: PanoramaFormat): Check =>
  async (path) =>
    (await import('#server/features/files/checks/check-picture.ts')).checkPanorama(path, format);

const pictureChecks: CheckByType = {
  jpg: checkPictureAs(jpeg),
  png: checkPictureAs(png),
  apng: checkPictureAs(png),
  gif: checkPictureAs(gif),
  heic: checkHeic,
};

const panoramaChecks: CheckByType = {
  jpg: checkPanoramaAs(jpeg),
  png: checkPanoramaAs(png),
  apng: checkPanoramaAs(png),
};

const checkByType =
  (checks: CheckByType): Check =>
  async (path, programs) =>
    findOwn(checks, (await fileTypeFromFile(path))?.ext ?? '')?.(path, programs);

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

const checkByKind: Record<UploadKind, Check> = {
  picture: checkByType(pictureChecks),
  panorama: checkByType(panoramaChecks),
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
 * Refuses with 'package_without_page', 'activity_file_unknown', 'panorama_too_large', and what `checkHeic` refuses with.
 */
export async function checkContent(
  { programs }: { programs: Programs },
  kind: UploadKind,
  path: string,
  isByStudent = false,
): Promise<CheckedFile | undefined> {
  return kind === 'sound' && isByStudent ? checkRecording(path) : checkByKind[kind](path, programs);
}
