/** Address and credentials of an S3 bucket. */
export type S3Settings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/**
 * Reads `s3://KEY:SECRET@host:port/bucket?region=…&ssl=0`; key and secret percent-encoded, TLS unless `ssl=0`.
 * Undefined for any other text.
 */
export function parseS3Url(text: string): S3Settings | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(url?.pathname ?? '')?.[1];
  if (url?.protocol !== 's3:' || !url.host || !url.username || !url.password || !bucket) return undefined;
  try {
    return {
      endpoint: `${url.searchParams.get('ssl') === '0' ? 'http' : 'https'}://${url.host}`,
      region: url.searchParams.get('region') ?? 'us-east-1',
      bucket,
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    };
  } catch {
    return undefined;
  }
}
