/** The file name without its extension; a name that is only an extension stays. */
export function baseName(fileName: string): string {
  return fileName.trim().replace(/(.)\.[^.\s]{1,5}$/, '$1');
}
