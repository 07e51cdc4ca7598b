import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { inject } from 'vitest';
import { parseS3Url, type S3Settings } from '#server/s3-url.ts';
import { openDiskFiles } from '#server/storage/disk-files.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import { openS3Client, openS3Files } from '#server/storage/s3-files.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';

/** An empty file store of the kind that the Vitest project names in TEST_FILES. */
export type TestFiles = { files: FileStore; close: () => Promise<void> };

/** Creates a bucket on the S3 server of the test run. */
export async function makeBucket(): Promise<S3Settings> {
  const settings = parseS3Url(inject('s3Url').replace('/bucket', `/${randomUUID()}`));
  if (!settings) throw new Error('The tests have no S3 server');
  const client = openS3Client(settings);
  await client.send(new CreateBucketCommand({ Bucket: settings.bucket }));
  client.destroy();
  return settings;
}

export async function openTestFiles(): Promise<TestFiles> {
  const kind = process.env['TEST_FILES'] ?? 'disk';
  if (kind === 's3') return { files: openS3Files(await makeBucket()), close: async () => undefined };
  if (kind !== 'disk') throw new Error(`TEST_FILES is '${kind}': expected disk or s3`);
  const directory = await makeDataFolder();
  return { files: openDiskFiles(directory), close: () => rm(directory, { recursive: true, force: true }) };
}
