/** What the browser tells about the room for this site. Some browsers tell nothing. */

/** Undefined on pages without https, whatever the browser's types say. */
const storage = (): StorageManager | undefined => (navigator as { storage?: StorageManager }).storage;

export async function readFreeBytes(): Promise<number | undefined> {
  const estimate = await storage()
    ?.estimate?.()
    .catch(() => undefined);
  if (estimate?.quota === undefined) return undefined;
  return Math.max(0, estimate.quota - (estimate.usage ?? 0));
}

/** Asks the browser to keep what is stored even when the device runs full. Resolves to whether it will. */
export async function protectStorage(): Promise<boolean> {
  return (
    (await storage()
      ?.persist?.()
      .catch(() => false)) ?? false
  );
}
