import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiReply } from '#contract/api.ts';
import { type ResultKey, resultCodes } from '#contract/codes.ts';

/** A client of the tus protocol over real HTTP, which can also cut the connection. */

export type TusTarget = { origin: string; token?: string | undefined; lang?: string };
export type TusReply = { status: number; headers: Headers; key: ResultKey | undefined; msg: string };

const tusPath = '/api/upload/tus';
const chunkContentType = 'application/offset+octet-stream';

function buildHeaders({ token, lang }: TusTarget): Record<string, string> {
  return {
    'tus-resumable': '1.0.0',
    ...(token === undefined ? {} : { token }),
    ...(lang === undefined ? {} : { 'accept-language': lang }),
  };
}

export async function sendTus(
  target: TusTarget,
  method: string,
  id: string,
  headers: Record<string, string> = {},
  body?: Uint8Array<ArrayBuffer>,
): Promise<TusReply> {
  const response = await fetch(`${target.origin}${tusPath}${id && `/${id}`}`, {
    method,
    headers: { ...buildHeaders(target), ...headers },
    ...(body ? { body } : {}),
  });
  const text = await response.text();
  const { code, msg = '' } = (text ? JSON.parse(text) : {}) as { code?: number; msg?: string };
  const key = (Object.keys(resultCodes) as ResultKey[]).find((each) => resultCodes[each] === code);
  return { status: response.status, headers: response.headers, key, msg };
}

export function encodeMetadata(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}

/** Creates an upload of this number of bytes; `id` is empty if the server refuses it. */
export async function beginTus(
  target: TusTarget,
  metadata: Readonly<Record<string, string>>,
  bytes: number,
): Promise<TusReply & { id: string }> {
  const headers = { 'upload-length': String(bytes), 'upload-metadata': encodeMetadata(metadata) };
  const answer = await sendTus(target, 'POST', '', headers);
  return { ...answer, id: answer.headers.get('location')?.split('/').at(-1) ?? '' };
}

export function patchTus(target: TusTarget, id: string, offset: number, bytes: Uint8Array<ArrayBuffer>) {
  return sendTus(
    target,
    'PATCH',
    id,
    { 'upload-offset': String(offset), 'content-type': chunkContentType },
    bytes,
  );
}

/** Reads how many bytes the server has; throws if the server does not tell. */
export async function readTusOffset(target: TusTarget, id: string): Promise<number> {
  const { status, headers } = await sendTus(target, 'HEAD', id);
  if (status !== 200) throw new Error(`HEAD gave ${status}`);
  return Number(headers.get('upload-offset'));
}

/** Announces all bytes from `offset` on, sends `count` of them, and cuts the connection once `isEnough` resolves to true. */
export async function interruptTus(
  target: TusTarget,
  id: string,
  offset: number,
  bytes: Uint8Array,
  { count, isEnough }: { count: number; isEnough: () => Promise<boolean> },
): Promise<void> {
  const request = httpRequest(`${target.origin}${tusPath}/${id}`, {
    method: 'PATCH',
    agent: false,
    headers: {
      ...buildHeaders(target),
      'upload-offset': String(offset),
      'content-type': chunkContentType,
      'content-length': bytes.length - offset,
    },
  });
  request.on('error', () => undefined);
  const closePromise = new Promise((resolve) => request.once('close', resolve));
  request.on('response', (response) => response.resume());
  request.write(bytes.subarray(offset, offset + count));
  while (!request.closed && !(await isEnough())) await sleep(5);
  request.destroy();
  await closePromise;
}

/** Sends the first byte, and the rest after a pause. Returns the status of the reply. */
export async function patchTusSlowly(
  target: TusTarget,
  id: string,
  bytes: Uint8Array,
  pauseMs: number,
): Promise<number | undefined> {
  const request = httpRequest(`${target.origin}${tusPath}/${id}`, {
    method: 'PATCH',
    agent: false,
    headers: {
      ...buildHeaders(target),
      'upload-offset': '0',
      'content-type': chunkContentType,
      'content-length': bytes.length,
    },
  });
  const responsePromise = once(request, 'response') as Promise<[IncomingMessage]>;
  request.write(bytes.subarray(0, 1));
  await sleep(pauseMs);
  request.end(bytes.subarray(1));
  const [response] = await responsePromise;
  response.resume();
  return response.statusCode;
}

type FinishReply = ApiReply<'POST /upload/finish'>;

export async function finishTus(
  { origin, token, lang = 'en' }: TusTarget,
  id: string,
): Promise<{ key: ResultKey | undefined; msg: string; data: FinishReply }> {
  const response = await fetch(`${origin}/api/upload/finish?lang=${lang}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { token }) },
    body: JSON.stringify({ id }),
  });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: FinishReply };
  const key = (Object.keys(resultCodes) as ResultKey[]).find((each) => resultCodes[each] === code);
  return { key, msg, data };
}

/** Uploads a file in one piece. Returns the refusal of its creation, if there is one, else the reply to its finish. */
export async function uploadTus(
  target: TusTarget,
  metadata: Readonly<Record<string, string>>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ key: ResultKey | undefined; msg: string; data: FinishReply | null }> {
  const creation = await beginTus(target, metadata, bytes.length);
  if (!creation.id) return { key: creation.key, msg: creation.msg, data: null };
  const patchReply = await patchTus(target, creation.id, 0, bytes);
  if (patchReply.status !== 204) throw new Error(`PATCH gave ${patchReply.status}`);
  return finishTus(target, creation.id);
}
