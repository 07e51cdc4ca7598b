/** Caches of what students take along: one for each attempt. They are the app's own, so nothing trims them. */

const prefix = 'take-along-';

export const alongCacheName = (attemptId: number): string => prefix + attemptId;

/** Pages without https have no caches. */
export const hasCaches = (): boolean => 'caches' in globalThis;

/** The attempts of which this device has something. */
export async function listAlongIds(): Promise<number[]> {
  if (!hasCaches()) return [];
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(prefix)).map((name) => Number(name.slice(prefix.length)));
}

export async function removeAlong(attemptId: number): Promise<void> {
  if (hasCaches()) await caches.delete(alongCacheName(attemptId));
}
