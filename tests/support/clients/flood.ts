import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Sends raw requests to a server, as an attacker could, and observes the server meanwhile. */

/** If `body` is shorter than the announced `length`, the server waits for the rest. */
export type RawRequest = { path: string; token?: string; length: number; body: string };

function formatHead({ path, token, length }: RawRequest): string {
  const lines = [`POST /api${path} HTTP/1.1`, 'host: school', 'content-type: application/json'];
  return [...lines, `content-length: ${length}`, ...(token ? [`token: ${token}`] : []), '', ''].join('\r\n');
}

/** A sent request with its connection and the reply so far. */
export type SentRequest = { socket: Socket; received: () => string; status: () => number | undefined };

export async function sendRaw(port: number, request: RawRequest): Promise<SentRequest> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  // Ignores errors, because some tests expect the server to close the connection.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(formatHead(request) + request.body);
  return {
    socket,
    received: () => received,
    status: () => Number(/^HTTP\/1.1 (\d+)/.exec(received)?.[1] ?? Number.NaN) || undefined,
  };
}

/** Resolves to true when the server has replied or closed the connection, or to false after `patienceMs`. */
export async function waitForEnd({ socket, status }: SentRequest, patienceMs: number): Promise<boolean> {
  for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(20))
    if (status() !== undefined || socket.destroyed) return true;
  return false;
}

/** Builds JSON of this number of bytes with as many values as possible. */
export function buildManyValues(bytes: number): string {
  return `{"username":[${'1,'.repeat((bytes - 20) / 2)}1]}`.padEnd(bytes);
}

/** Resident memory of a process in megabytes: now, and at its maximum. */
export async function readMemory(pid: number): Promise<{ now: number; most: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'latin1');
  const readMegabytes = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  return { now: Math.round(readMegabytes('VmRSS')), most: Math.round(readMegabytes('VmHWM')) };
}

/** Polls /healthz until stopped; returns the statuses and the longest wait in milliseconds. */
export function watchHealth(origin: string): () => Promise<{ statuses: number[]; longestMs: number }> {
  const statuses = new Set<number>();
  let longestMs = 0;
  const abort = new AbortController();
  const watchLoop = (async () => {
    while (!abort.signal.aborted) {
      const askedAt = performance.now();
      const response = await fetch(`${origin}/healthz`).catch(() => undefined);
      statuses.add(response?.status ?? 0);
      await response?.body?.cancel();
      longestMs = Math.max(longestMs, performance.now() - askedAt);
      await sleep(20);
    }
  })();
  return async () => {
    abort.abort();
    await watchLoop;
    return { statuses: [...statuses], longestMs: Math.round(longestMs) };
  };
}
