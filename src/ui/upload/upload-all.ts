/** So many files go up side by side; more would only share the same line. */
const togetherMax = 3;

export type Arrived<T> = { file: File; stored: T };

/** Uploads several files; resolves to those that arrived, in their order, and says why each of the others did not, by its name. */
export async function uploadAll<T>(
  files: readonly File[],
  upload: (file: File) => Promise<T>,
): Promise<{ arrived: Arrived<T>[]; errors: string[] }> {
  const outcomes: (Arrived<T> | { error: string })[] = [];
  const waiting = files.entries();
  const work = async () => {
    for (const [index, file] of waiting) {
      outcomes[index] = await upload(file).then(
        (stored) => ({ file, stored }),
        (error: unknown) => ({
          error: `${file.name}: ${error instanceof Error ? error.message : String(error)}`,
        }),
      );
    }
  };
  await Promise.all(Array.from({ length: togetherMax }, work));
  return {
    arrived: outcomes.filter((outcome) => 'stored' in outcome),
    errors: outcomes.flatMap((outcome) => ('error' in outcome ? [outcome.error] : [])),
  };
}
