/** Key in the file store of a media name such as `<sha256>.png`; stored bytes lie spread over 256 folders. */
export function mediaKey(name: string, isPrivate = false): string {
  return `${isPrivate ? 'private/' : ''}${name.slice(0, 2)}/${name}`;
}

// In the JSON texts of activities; a package's files are known by the hash of its zip.
const namesInText = /(?<![0-9a-z])[0-9a-f]{64}\.[a-z0-9]{2,5}(?![0-9a-z])/g;
const packagesInText = /(?<=packages\/)[0-9a-f]{64}(?=\/)/g;

/** The media that texts name, each once, in order of their names. */
export function findMediaNames(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => [
    ...(text.match(namesInText) ?? []),
    ...(text.match(packagesInText) ?? []).map((hash) => `${hash}.zip`),
  ]);
  return [...new Set(names)].sort();
}
