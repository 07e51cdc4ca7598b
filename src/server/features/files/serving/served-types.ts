/**
 * Media types by extension, which was chosen by content. HTML, SVG and scripts are not among them, so that browsers never
 * run a file.
 */
type ServedType = { mime: string; isShown: boolean };

/** Shown or played in the browser. */
const shown = (mime: string): ServedType => ({ mime, isShown: true });
/** Always downloaded. */
const downloaded = (mime: string): ServedType => ({ mime, isShown: false });

const office = 'application/vnd.openxmlformats-officedocument';

const servedTypes: Record<string, ServedType> = {
  '.jpg': shown('image/jpeg'),
  '.png': shown('image/png'),
  '.gif': shown('image/gif'),
  '.webp': shown('image/webp'),
  '.avif': shown('image/avif'),
  '.mp3': shown('audio/mpeg'),
  '.m4a': shown('audio/mp4'),
  '.weba': shown('audio/webm'),
  '.ogg': shown('audio/ogg'),
  '.wav': shown('audio/wav'),
  '.aac': shown('audio/aac'),
  '.mp4': shown('video/mp4'),
  '.vtt': shown('text/vtt; charset=utf-8'),
  '.json': shown('application/json; charset=utf-8'),
  '.3gp': downloaded('video/3gpp'),
  '.avi': downloaded('video/x-msvideo'),
  '.mov': downloaded('video/quicktime'),
  '.mpeg': downloaded('video/mpeg'),
  '.mpv': downloaded('video/mpeg'),
  '.rmvb': downloaded('application/vnd.rn-realmedia-vbr'),
  '.wmv': downloaded('video/x-ms-wmv'),
  '.pdf': downloaded('application/pdf'),
  '.doc': downloaded('application/msword'),
  '.xls': downloaded('application/vnd.ms-excel'),
  '.ppt': downloaded('application/vnd.ms-powerpoint'),
  '.docx': downloaded(`${office}.wordprocessingml.document`),
  '.xlsx': downloaded(`${office}.spreadsheetml.sheet`),
  '.pptx': downloaded(`${office}.presentationml.presentation`),
  '.zip': downloaded('application/zip'),
};

/** Undefined for types that are never served. */
export function findServedType(media: string): (ServedType & { extension: string }) | undefined {
  const extension = /\.[a-z0-9]+$/.exec(media)?.[0] ?? '';
  const type = Object.hasOwn(servedTypes, extension) ? servedTypes[extension] : undefined;
  return type && { ...type, extension };
}
