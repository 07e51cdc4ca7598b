import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiReply } from '#contract/api.ts';
import { type ResultKey, resultCodes } from '#contract/codes.ts';

/** A client of the tus protocol over real HTTP, which can also cut the connection. */

export type Target = { origin: string; token?: string | undefined; lang?: string };
export type Answer = { status: number; headers: Headers; key: ResultKey | undefined; msg: string };

const path = '/api/upload/tus';
const octets = 'application/offset+octet-stream';

function headersOf({ token, lang }: Target): Record<string, string> {
  return {
    'tus-resumable': '1.0.0',
    ...(token === undefined ? {} : { token }),
    ...(lang === undefined ? {} : { 'accept-language': lang }),
  };
}

export async function sendTus(
  target: Target,
  method: string,
  id: string,
  headers: Record<string, string> = {},
  body?: Uint8Array<ArrayBuffer>,
): Promise<Answer> {
  const response = await fetch(`${target.origin}${path}${id && `/${id}`}`, {
    method,
    headers: { ...headersOf(target), ...headers },
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
  target: Target,
  metadata: Readonly<Record<string, string>>,
  bytes: number,
): Promise<Answer & { id: string }> {
  const headers = { 'upload-length': String(bytes), 'upload-metadata': encodeMetadata(metadata) };
  const answer = await sendTus(target, 'POST', '', headers);
  return { ...answer, id: answer.headers.get('location')?.split('/').at(-1) ?? '' };
}

export function patchTus(target: Target, id: string, offset: number, bytes: Uint8Array<ArrayBuffer>) {
  return sendTus(target, 'PATCH', id, { 'upload-offset': String(offset), 'content-type': octets }, bytes);
}

/** Number of bytes that the server has; throws if it does not say. */
export async function readTusOffset(target: Target, id: string): Promise<number> {
  const { status, headers } = await sendTus(target, 'HEAD', id);
  if (status !== 200) throw new Error(`HEAD gave ${status}`);
  return Number(headers.get('upload-offset'));
}

/** Announces all bytes from `offset` on, sends `count` of them, and cuts the connection once `isEnough`. */
export async function cutTus(
  target: Target,
  id: string,
  offset: number,
  bytes: Uint8Array,
  { count, isEnough }: { count: number; isEnough: () => Promise<boolean> },
): Promise<void> {
  const request = httpRequest(`${target.origin}${path}/${id}`, {
    method: 'PATCH',
    agent: false,
    headers: {
      ...headersOf(target),
      'upload-offset': String(offset),
      'content-type': octets,
      'content-length': bytes.length - offset,
    },
  });
  request.on('error', () => undefined);
  const closed = new Promise((resolve) => request.once('close', resolve));
  request.on('response', (response) => response.resume());
  request.write(bytes.subarray(offset, offset + count));
  while (!request.closed && !(await isEnough())) await sleep(5);
  request.destroy();
  await closed;
}

/** Sends the first byte, and the rest after a pause. Returns the status of the reply. */
export async function patchTusSlowly(
  target: Target,
  id: string,
  bytes: Uint8Array,
  pauseMs: number,
): Promise<number | undefined> {
  const request = httpRequest(`${target.origin}${path}/${id}`, {
    method: 'PATCH',
    agent: false,
    headers: {
      ...headersOf(target),
      'upload-offset': '0',
      'content-type': octets,
      'content-length': bytes.length,
    },
  });
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  request.write(bytes.subarray(0, 1));
  await sleep(pauseMs);
  request.end(bytes.subarray(1));
  const [response] = await answered;
  response.resume();
  return response.statusCode;
}

type Finished = ApiReply<'POST /upload/finish'>;

export async function finishTus(
  { origin, token, lang = 'en' }: Target,
  id: string,
): Promise<{ key: ResultKey | undefined; msg: string; data: Finished }> {
  const response = await fetch(`${origin}/api/upload/finish?lang=${lang}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { token }) },
    body: JSON.stringify({ id }),
  });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: Finished };
  const key = (Object.keys(resultCodes) as ResultKey[]).find((each) => resultCodes[each] === code);
  return { key, msg, data };
}

/** Uploads a file in one piece. Returns the refusal of its creation, if there is one, else the reply to its finish. */
export async function uploadTus(
  target: Target,
  metadata: Readonly<Record<string, string>>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ key: ResultKey | undefined; msg: string; data: Finished | null }> {
  const begun = await beginTus(target, metadata, bytes.length);
  if (!begun.id) return { key: begun.key, msg: begun.msg, data: null };
  const sent = await patchTus(target, begun.id, 0, bytes);
  if (sent.status !== 204) throw new Error(`PATCH gave ${sent.status}`);
  return finishTus(target, begun.id);
}
