import { findOwn } from '#contract/find-own.ts';

/**
 * Media types by the file's extension, which its content decided. HTML, SVG and scripts are not among them,
 * so that browsers never run a file.
 */
type ServedType = { mime: string; isShown: boolean };

/** Files of this type are shown or played in the browser. */
const shownType = (mime: string): ServedType => ({ mime, isShown: true });
/** Files of this type are always downloaded. */
const downloadedType = (mime: string): ServedType => ({ mime, isShown: false });

const officeMimePrefix = 'application/vnd.openxmlformats-officedocument';

const servedTypes: Record<string, ServedType> = {
  '.jpg': shownType('image/jpeg'),
  '.png': shownType('image/png'),
  '.gif': shownType('image/gif'),
  '.webp': shownType('image/webp'),
  '.avif': shownType('image/avif'),
  '.mp3': shownType('audio/mpeg'),
  '.m4a': shownType('audio/mp4'),
  '.weba': shownType('audio/webm'),
  '.ogg': shownType('audio/ogg'),
  '.wav': shownType('audio/wav'),
  '.aac': shownType('audio/aac'),
  '.mp4': shownType('video/mp4'),
  '.vtt': shownType('text/vtt; charset=utf-8'),
  '.json': shownType('application/json; charset=utf-8'),
  '.3gp': downloadedType('video/3gpp'),
  '.avi': downloadedType('video/x-msvideo'),
  '.mov': downloadedType('video/quicktime'),
  '.mpeg': downloadedType('video/mpeg'),
  '.mpv': downloadedType('video/mpeg'),
  '.rmvb': downloadedType('application/vnd.rn-realmedia-vbr'),
  '.wmv': downloadedType('video/x-ms-wmv'),
  '.pdf': downloadedType('application/pdf'),
  '.doc': downloadedType('application/msword'),
  '.xls': downloadedType('application/vnd.ms-excel'),
  '.ppt': downloadedType('application/vnd.ms-powerpoint'),
  '.docx': downloadedType(`${officeMimePrefix}.wordprocessingml.document`),
  '.xlsx': downloadedType(`${officeMimePrefix}.spreadsheetml.sheet`),
  '.pptx': downloadedType(`${officeMimePrefix}.presentationml.presentation`),
  '.zip': downloadedType('application/zip'),
};

/** Returns undefined for types that are never served. */
export function findServedType(media: string): (ServedType & { extension: string }) | undefined {
  const extension = /\.[a-z0-9]+$/.exec(media)?.[0] ?? '';
  const type = findOwn(servedTypes, extension);
  return type && { ...type, extension };
}
