import { call } from '#ui/api/call.ts';
import { setSchool } from '#ui/school-store.ts';

/** URLs of media: relative paths begin with the school's CDN URL, which is read once per visit with the school's name. */

let cdnUrl = '/media/';

export async function loadCdnUrl(): Promise<void> {
  const reply = await call('GET /common/get_cdn_url', {}, { quiet: true }).catch(() => undefined);
  if (!reply) return;
  if (reply.cdn_url) cdnUrl = reply.cdn_url;
  setSchool(reply);
}

/** Puts the CDN URL before a relative path; absolute and data URLs stay as they are. */
export function mediaUrl(path: string): string {
  if (/^(https?:)?\/\/|^data:|^blob:|^\//.test(path)) return path;
  return cdnUrl.endsWith('/') ? cdnUrl + path : `${cdnUrl}/${path}`;
}
