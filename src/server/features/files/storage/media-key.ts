/**
 * Returns the key in the file store for a media name such as `<sha256>.png`. Keys spread the files over 256
 * folders.
 */
export function mediaKey(name: string, isPrivate = false): string {
  return `${isPrivate ? 'private/' : ''}${name.slice(0, 2)}/${name}`;
}

// These match media in the JSON of activities. Files of a package are addressed by the hash of its zip.
const mediaNamesPattern = /(?<![0-9a-z])[0-9a-f]{64}\.[a-z0-9]{2,5}(?![0-9a-z])/g;
const packageHashesPattern = /(?<=packages\/)[0-9a-f]{64}(?=\/)/g;

/** Returns the names of all media in the texts, each once, sorted. */
export function findMediaNames(texts: readonly string[]): string[] {
  const mediaNames = texts.flatMap((text) => [
    ...(text.match(mediaNamesPattern) ?? []),
    ...(text.match(packageHashesPattern) ?? []).map((hash) => `${hash}.zip`),
  ]);
  return [...new Set(mediaNames)].sort();
}
