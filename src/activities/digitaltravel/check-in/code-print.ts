/**
 * A 32-bit FNV-1a print of a code (http://www.isthe.com/chongo/tech/comp/fnv/), by which a device without network tells
 * a right code from a wrong one. Whether a check-in holds is decided by the code itself, on the server.
 */
export function toCodePrint(stopId: string, code: string): string {
  let hash = 0x811c9dc5;
  for (const char of `${stopId}/${code}`) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(36);
}
