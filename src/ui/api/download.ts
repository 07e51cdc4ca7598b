import type { Api, ApiInput } from '#contract/api.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { buildUrl, requestHeaders } from '#ui/api/call.ts';

type DownloadKey = { [K in keyof Api]: Api[K] extends { kind: 'download' } ? K : never }[keyof Api];

/** Calls an operation that replies with a file. Throws an ApiError if the server refuses. */
export async function download<K extends DownloadKey>(key: K, input: ApiInput<K>): Promise<Blob> {
  const [method, path] = key.split(' ') as ['POST', string];
  const response = await fetch(buildUrl(path, {}), {
    method,
    headers: { ...requestHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  if (response.headers.get('content-type') === 'application/zip') return response.blob();
  const { code, msg } = (await response.json()) as { code: number; msg: string };
  throw new ApiError(code, msg);
}
