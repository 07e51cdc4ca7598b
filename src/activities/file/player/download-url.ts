/** Where a file is downloaded under its own name. `url` is where its medium is. */
export function downloadUrl(url: string, name: string): string {
  if (url.startsWith('data:')) return url;
  return `${url}${url.includes('?') ? '&' : '?'}name=${encodeURIComponent(name)}`;
}
