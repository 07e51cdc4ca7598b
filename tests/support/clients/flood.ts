import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Requests that anybody can send to a listening server, and the state of the server meanwhile. */

/** `body` may be shorter than `length` says: then the server waits for the rest. */
export type RawRequest = { path: string; token?: string; length: number; body: string };

function headOf({ path, token, length }: RawRequest): string {
  const lines = [`POST /api${path} HTTP/1.1`, 'host: school', 'content-type: application/json'];
  return [...lines, `content-length: ${length}`, ...(token ? [`token: ${token}`] : []), '', ''].join('\r\n');
}

/** A connection with a sent request, and the bytes of the reply so far. */
export type Sent = { socket: Socket; received: () => string; status: () => number | undefined };

export async function sendRaw(port: number, request: RawRequest): Promise<Sent> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  // Ignores errors, because some tests expect the server to close the connection.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(headOf(request) + request.body);
  return {
    socket,
    received: () => received,
    status: () => Number(/^HTTP\/1.1 (\d+)/.exec(received)?.[1] ?? Number.NaN) || undefined,
  };
}

/** Resolves to true when the server has replied or closed the connection; to false if it did neither in time. */
export async function isEnded({ socket, status }: Sent, patienceMs: number): Promise<boolean> {
  for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(20))
    if (status() !== undefined || socket.destroyed) return true;
  return false;
}

/** JSON of this number of bytes with as many values as possible. */
export function manyValues(bytes: number): string {
  return `{"username":[${'1,'.repeat((bytes - 20) / 2)}1]}`.padEnd(bytes);
}

/** Resident memory of a process in megabytes: now, and at its maximum. */
export async function readMemory(pid: number): Promise<{ now: number; most: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'latin1');
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  return { now: Math.round(read('VmRSS')), most: Math.round(read('VmHWM')) };
}

/** Polls /healthz until stopped; returns the statuses and the longest wait in milliseconds. */
export function watchHealth(origin: string): () => Promise<{ statuses: number[]; longestMs: number }> {
  const statuses = new Set<number>();
  let longestMs = 0;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const asked = performance.now();
      const response = await fetch(`${origin}/healthz`).catch(() => undefined);
      statuses.add(response?.status ?? 0);
      await response?.body?.cancel();
      longestMs = Math.max(longestMs, performance.now() - asked);
      await sleep(20);
    }
  })();
  return async () => {
    over.abort();
    await watching;
    return { statuses: [...statuses], longestMs: Math.round(longestMs) };
  };
}
