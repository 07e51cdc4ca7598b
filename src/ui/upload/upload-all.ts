export type Arrived<T> = {
  file: File;
  stored: T /** Place among the files that were given together. */;
  index: number;
};

/**
 * Uploads several files; hands each over as soon as it has arrived, in whatever order that is. Resolves, once all are
 * over, to why each of the others did not arrive or could not be used, by its name.
 */
export async function uploadAll<T>(
  files: readonly File[],
  upload: (file: File, index: number) => Promise<T>,
  onArrival: (arrived: Arrived<T>) => void | Promise<void>,
): Promise<string[]> {
  const errors = await Promise.all(
    files.map(async (file, index) => {
      try {
        await onArrival({ file, stored: await upload(file, index), index });
        return [];
      } catch (error) {
        return [`${file.name}: ${error instanceof Error ? error.message : String(error)}`];
      }
    }),
  );
  return errors.flat();
}
