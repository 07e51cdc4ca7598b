import type { UploadKind } from '#contract/choices.ts';
import { activityFileMaxBytes, mediaMaxBytes, pictureMaxBytes } from '#contract/limits.ts';

/** Accepted files by kind. Extensions in lower case with their dot; sizes in bytes. */
export type UploadRule = { extensions: string[]; max_bytes: number };

/** Extensions of recordings by students' devices, besides those of sounds that teachers upload. */
const recordingExtensions: readonly string[] = ['.m4a', '.mp4', '.webm', '.ogg', '.wav', '.aac'];

export const uploadRules: Record<UploadKind, UploadRule> = {
  picture: { extensions: ['.jpg', '.jpeg', '.png', '.gif', '.heic', '.heif'], max_bytes: pictureMaxBytes },
  panorama: { extensions: ['.jpg', '.jpeg', '.png'], max_bytes: mediaMaxBytes },
  sound: { extensions: ['.mp3'], max_bytes: mediaMaxBytes },
  video: {
    extensions: ['.mp4', '.rmvb', '.3gp', '.mpeg', '.wmv', '.avi', '.mov', '.mpv'],
    max_bytes: mediaMaxBytes,
  },
  document: {
    extensions: ['.pdf', '.doc', '.docx', '.xls', '.xlsx', '.ppt', '.pptx'],
    max_bytes: mediaMaxBytes,
  },
  package: { extensions: ['.zip'], max_bytes: mediaMaxBytes },
  captions: { extensions: ['.vtt'], max_bytes: pictureMaxBytes },
  activity: { extensions: ['.zip'], max_bytes: activityFileMaxBytes },
};

/** Whether everybody may see such a file of a teacher under its hash, as media of activities are. */
export const isMedium = (kind: UploadKind): boolean => kind !== 'activity';

/** Whether checking such a file may store another one, without what cameras write into it. */
export const mayBeRewritten = (kind: UploadKind): boolean => kind === 'picture' || kind === 'panorama';

/** The extensions that a file of the kind may have; `isStudentFile`: the file is submitted with an answer. */
export function extensionsFor(kind: UploadKind, isStudentFile: boolean): readonly string[] {
  const { extensions } = uploadRules[kind];
  return kind === 'sound' && isStudentFile ? [...extensions, ...recordingExtensions] : extensions;
}
