/** What a file is called without its extension; a name of nothing else stays. */
export function baseName(fileName: string): string {
  return fileName.trim().replace(/(.)\.[^.\s]{1,5}$/, '$1');
}
