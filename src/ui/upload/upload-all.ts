export type UploadedFile<T> = {
  file: File;
  stored: T;
  /** Index among the files that were chosen together. */
  index: number;
};

/**
 * Uploads several files and reports each as soon as it is uploaded, in any order. Resolves, once all have ended, to one
 * message with the file's name for each that failed or could not be used.
 */
export async function uploadAll<T>(
  files: readonly File[],
  uploadOne: (file: File, index: number) => Promise<T>,
  onUploaded: (uploaded: UploadedFile<T>) => void | Promise<void>,
): Promise<string[]> {
  const errors = await Promise.all(
    files.map(async (file, index) => {
      try {
        await onUploaded({ file, stored: await uploadOne(file, index), index });
        return [];
      } catch (error) {
        return [`${file.name}: ${error instanceof Error ? error.message : String(error)}`];
      }
    }),
  );
  return errors.flat();
}
