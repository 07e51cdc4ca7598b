/** Where stored bytes lie: named by their content alone, spread over 256 folders. */
export const mediaName = /^[0-9a-f]{64}\.[a-z0-9]{2,5}$/;

/** Key in the file store of a media name such as `<sha256>.png`. */
export function mediaKey(name: string): string {
  return `${name.slice(0, 2)}/${name}`;
}
