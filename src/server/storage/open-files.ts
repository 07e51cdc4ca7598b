import { join } from 'node:path';
import type { Env } from '#server/env.ts';
import { openDiskFiles } from '#server/storage/disk-files.ts';
import type { FileStore } from '#server/storage/file-store.ts';

/** Opens the configured file store. Throws if its bucket does not answer. */
export async function openFiles({ s3, dataDir }: Pick<Env, 's3' | 'dataDir'>): Promise<FileStore> {
  if (!s3) return openDiskFiles(join(dataDir, 'files'));
  // Loaded only if there is a bucket, because it takes 30 MB.
  const { checkBucket, openS3Files } = await import('#server/storage/s3-files.ts');
  await checkBucket(s3);
  return openS3Files(s3);
}
