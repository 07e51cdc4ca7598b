import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '#server/s3-url.ts';
import type { FileStore } from '#server/storage/file-store.ts';

/** Stores files in a bucket, for several processes or machines. A put is one request, so it is never partial. */

export function openS3Client({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Simple S3 servers store the trailer of a streamed checksum as if it were content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

export function openS3Files(settings: S3Settings): FileStore {
  const client = openS3Client(settings);
  const Bucket = settings.bucket;
  return {
    put: async (key, content) => {
      const isPath = typeof content === 'string';
      const ContentLength = isPath ? (await stat(content)).size : content.length;
      const Body = isPath ? createReadStream(content) : content;
      await client.send(new PutObjectCommand({ Bucket, Key: key, Body, ContentLength }));
    },
    size: async (key) => {
      try {
        return (await client.send(new HeadObjectCommand({ Bucket, Key: key }))).ContentLength ?? 0;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    read: async (key, range) => {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key, Range }));
      if (!(Body instanceof Readable)) throw new Error(`${key} came without content`);
      return Body;
    },
    delete: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },
    isEmpty: async () => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 }));
      return Contents.length === 0;
    },
    clean: async () => undefined,
  };
}

/** Throws an explanation if the bucket cannot be reached with these settings. */
export async function checkBucket(settings: S3Settings): Promise<void> {
  const client = openS3Client(settings);
  try {
    await client.send(new HeadBucketCommand({ Bucket: settings.bucket }));
  } catch (error) {
    const { name, message } = error as Error;
    const bucketAddress = `${settings.endpoint}/${settings.bucket}`;
    throw new Error(`S3_URL: the bucket ${bucketAddress} does not answer (${name}: ${message}).`, {
      cause: error,
    });
  } finally {
    client.destroy();
  }
}
