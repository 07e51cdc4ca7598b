/**
 * What stored bytes are served as, by the extension that their content was given. Nothing that a browser would
 * run is among them: HTML, SVG and scripts are never served from here.
 */
type ServedType = { mime: string; isShown: boolean };

/** Shown or played where it is asked for. */
const shown = (mime: string): ServedType => ({ mime, isShown: true });
/** Only ever downloaded. */
const downloaded = (mime: string): ServedType => ({ mime, isShown: false });

const office = 'application/vnd.openxmlformats-officedocument';

const servedTypes: Record<string, ServedType> = {
  '.jpg': shown('image/jpeg'),
  '.png': shown('image/png'),
  '.gif': shown('image/gif'),
  '.webp': shown('image/webp'),
  '.avif': shown('image/avif'),
  '.mp3': shown('audio/mpeg'),
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

/** Undefined for what is never served. */
export function findServedType(media: string): (ServedType & { extension: string }) | undefined {
  const extension = /\.[a-z0-9]+$/.exec(media)?.[0] ?? '';
  const type = Object.hasOwn(servedTypes, extension) ? servedTypes[extension] : undefined;
  return type && { ...type, extension };
}
