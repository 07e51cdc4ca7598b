/** Key of a media name such as `<sha256>.png` in the file store, which spreads files over 256 folders. */
export function mediaKey(name: string, isPrivate = false): string {
  return `${isPrivate ? 'private/' : ''}${name.slice(0, 2)}/${name}`;
}

// In JSON of activities. Files of packages are addressed by the hash of the zip.
const namesInText = /(?<![0-9a-z])[0-9a-f]{64}\.[a-z0-9]{2,5}(?![0-9a-z])/g;
const packagesInText = /(?<=packages\/)[0-9a-f]{64}(?=\/)/g;

/** The names of media in texts, each once, sorted. */
export function findMediaNames(texts: readonly string[]): string[] {
  const mediaNames = texts.flatMap((text) => [
    ...(text.match(namesInText) ?? []),
    ...(text.match(packagesInText) ?? []).map((hash) => `${hash}.zip`),
  ]);
  return [...new Set(mediaNames)].sort();
}
