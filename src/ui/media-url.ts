import { call } from '#ui/api/call.ts';
import { setSchool } from '#ui/school-store.ts';
import { isMediaPath, ownUrl } from './media-path.ts';

/** URLs of media: relative paths begin with the school's CDN URL, which is read once per visit with the school's name. */

let cdnUrl = ownUrl;
/** Media come from this server, which is where what is taken along was fetched. */
let usesOwnUrl = false;

/** Reads media from this server for the rest of the visit. */
export function leaveCdn(): void {
  usesOwnUrl = true;
}

export async function loadCdnUrl(): Promise<void> {
  const reply = await call('GET /common/get_cdn_url', {}, { quiet: true }).catch(() => undefined);
  if (!reply) return;
  if (reply.cdn_url) cdnUrl = reply.cdn_url;
  setSchool(reply);
}

/** Puts the CDN URL before a relative path; absolute and data URLs stay as they are. */
export function mediaUrl(path: string): string {
  if (!isMediaPath(path)) return path;
  const base = usesOwnUrl ? ownUrl : cdnUrl;
  return base.endsWith('/') ? base + path : `${base}/${path}`;
}
