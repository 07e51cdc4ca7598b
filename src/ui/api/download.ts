import type { Api, ApiInput } from '#contract/api.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { buildUrl, requestHeaders } from '#ui/api/call.ts';

type DownloadKey = { [K in keyof Api]: Api[K] extends { kind: 'download' } ? K : never }[keyof Api];

type DownloadOptions = {
  signal?: AbortSignal;
  /** Called with the number of bytes that have arrived. */
  onBytes?: (bytes: number) => void;
};

/** Reads the file of a reply. Rejects if the reply breaks off. */
function readFile(response: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  let arrivedBytes = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      arrivedBytes += chunk.length;
      onBytes(arrivedBytes);
      controller.enqueue(chunk);
    },
  });
  const { body, headers } = response;
  return new Response(body?.pipeThrough(counter) ?? null, { headers }).blob();
}

/** Calls an operation that replies with a file. Throws an ApiError if the server refuses. */
export async function download<K extends DownloadKey>(
  key: K,
  input: ApiInput<K>,
  { signal, onBytes = () => undefined }: DownloadOptions = {},
): Promise<Blob> {
  const [method, path] = key.split(' ') as ['POST', string];
  const response = await fetch(buildUrl(path, {}), {
    method,
    headers: { ...requestHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify(input),
    ...(signal && { signal }),
  });
  if (response.headers.get('content-type') === 'application/zip') return readFile(response, onBytes);
  const { code, msg } = (await response.json()) as { code: number; msg: string };
  throw new ApiError(code, msg);
}
