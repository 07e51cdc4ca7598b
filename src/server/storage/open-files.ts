import { join } from 'node:path';
import type { Env } from '#server/env.ts';
import { openDiskFiles } from '#server/storage/disk-files.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import { checkBucket, openS3Files } from '#server/storage/s3-files.ts';

/** The file store that the configuration names. Throws when a bucket is named that does not answer. */
export async function openFiles({ s3, dataDir }: Pick<Env, 's3' | 'dataDir'>): Promise<FileStore> {
  if (!s3) return openDiskFiles(join(dataDir, 'files'));
  await checkBucket(s3);
  return openS3Files(s3);
}
