import autocannon from 'autocannon';
import { operationAddress } from '../../src/contract/operation-address.ts';
import type { BenchCall } from '../calls.ts';

/**
 * Sends requests to one origin from this process: ten connections, each of which sends its next request after a
 * reply.
 */

export type BenchRequest = {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
};

export function toRequest(call: BenchCall, count: number): BenchRequest {
  const [method, path] = call.key.split(' ') as ['GET' | 'POST', string];
  const query = new URLSearchParams({ lang: 'en', _ajax: '1' });
  if (method === 'GET')
    for (const [name, value] of Object.entries(call.input)) query.set(name, String(value));
  const bodylessRequest = {
    method,
    path: `${operationAddress(path)}?${query.toString()}`,
    headers: { token: call.token, 'content-type': 'application/json' },
  };
  return method === 'GET'
    ? bodylessRequest
    : { ...bodylessRequest, body: JSON.stringify(call.body?.(count) ?? call.input) };
}

let sentCount = 1_000;

/** Measures the answered requests per second. Throws if a reply has another status than 200. */
export async function measureRate(origin: string, call: BenchCall, seconds: number): Promise<number> {
  const { method, path, headers, body } = toRequest(call, sentCount);
  const result = await autocannon({
    url: origin,
    connections: 10,
    duration: seconds,
    // Interval at which autocannon checks whether the time is over.
    sampleInt: 100,
    requests: [
      {
        method,
        path,
        headers,
        ...(body ? { body } : {}),
        ...(call.body
          ? {
              setupRequest: (request: object) => ({
                ...request,
                body: JSON.stringify(call.body?.(++sentCount)),
              }),
            }
          : {}),
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${call.name}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.total / result.duration;
}

export function median(values: readonly number[]): number {
  const sortedValues = [...values].sort((a, b) => a - b);
  return sortedValues[Math.floor(sortedValues.length / 2)] ?? 0;
}
