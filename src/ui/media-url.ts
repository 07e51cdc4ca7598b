import { call } from '#ui/api/call.ts';

/** Where relative media paths are found: the school's CDN url, asked for once per visit. */

let cdnUrl = '/media/';

export async function loadCdnUrl(): Promise<void> {
  const reply = await call('GET /common/get_cdn_url', {}, { quiet: true }).catch(() => undefined);
  if (reply?.cdn_url) cdnUrl = reply.cdn_url;
}

/** Absolute and data URLs stay as they are; everything else gets the CDN url in front. */
export function mediaUrl(path: string): string {
  if (/^(https?:)?\/\/|^data:|^blob:|^\//.test(path)) return path;
  return cdnUrl.endsWith('/') ? cdnUrl + path : `${cdnUrl}/${path}`;
}
