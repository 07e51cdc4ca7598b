import { AppError } from '#server/app-error.ts';

/**
 * Parses the header `Upload-Metadata` of the tus protocol: `key base64,key base64`
 * (https://tus.io/protocols/resumable-upload).
 */

const pairPattern =
  /^([\x21-\x2b\x2d-\x7e]+)(?: ((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?))?$/;

/** Returns the decoded values by key. Keys without a value have an empty one. Refuses with 'invalid_input'. */
export function parseUploadMetadata(header: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const pairText of header.split(',')) {
    const [, key, value = ''] = pairPattern.exec(pairText.trim()) ?? [];
    if (key === undefined || values.has(key))
      throw new AppError('invalid_input', { field: 'upload-metadata' });
    values.set(key, Buffer.from(value, 'base64').toString());
  }
  return values;
}
