/** The address that downloads a file under its own name. `url` is the address of its medium. */
export function downloadUrl(url: string, name: string): string {
  if (url.startsWith('data:')) return url;
  return `${url}${url.includes('?') ? '&' : '?'}name=${encodeURIComponent(name)}`;
}
