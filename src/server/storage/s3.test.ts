import { describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { parseS3Url } from '#server/s3-url.ts';
import { openFiles } from '#server/storage/open-files.ts';

describe('the address of a bucket', () => {
  it('is read with its key and secret', () => {
    expect(parseS3Url('s3://KEY:a%2Fb%2B@s3.example.org/school?region=ap-east-1')).toEqual({
      endpoint: 'https://s3.example.org',
      region: 'ap-east-1',
      bucket: 'school',
      accessKeyId: 'KEY',
      secretAccessKey: 'a/b+',
    });
    expect(parseS3Url('s3://K:S@127.0.0.1:9000/files/?ssl=0')).toMatchObject({
      endpoint: 'http://127.0.0.1:9000',
      bucket: 'files',
      region: 'us-east-1',
    });
  });

  it.each([
    'https://K:S@host/bucket',
    's3://host/bucket',
    's3://K@host/bucket',
    's3://K:S@host',
    's3://K:S@host/',
    's3://K:S@host/a/b',
    's3://K:S@host/UPPER',
    's3://K:%E0%A4@host/bucket',
    'nowhere',
  ])('is refused as %s, without telling the secret', (text) => {
    expect(() => readEnv({ S3_URL: text })).toThrow(/S3_URL: expected s3:/);
    expect(() => readEnv({ S3_URL: text })).not.toThrow(text);
  });

  it('is tried before the server starts', async () => {
    const { s3, dataDir } = readEnv({ S3_URL: 's3://K:S@127.0.0.1:1/school?ssl=0' });
    await expect(openFiles({ s3, dataDir })).rejects.toThrow(
      /^S3_URL: the bucket http:\/\/127\.0\.0\.1:1\/school does not answer/,
    );
  });
});
