import type { FastifyReply, FastifyRequest } from 'fastify';
import { perApp } from '#server/per-app.ts';

/** Server-sent events over a hijacked reply, with a heartbeat that also checks the session. */

export type EventStream = {
  send: (message: unknown) => void;
  /** Ends the stream immediately if the person has lost access, instead of at the next heartbeat. */
  check: () => void;
  close: () => void;
};

const heartbeatMs = 15_000;
/** A browser that has this much unread is disconnected; it reconnects and reads the current state. */
const bufferMaxBytes = 1024 * 1024;

const closersOf = perApp((_owner) => new Set<() => void>());

/** Closes all streams of an owner, because a stopping server waits for open replies. */
export function closeEventStreams(owner: object): void {
  for (const close of closersOf(owner)) close();
}

/**
 * Takes over the reply. `onClose` runs once, when either side ends the stream; `isAllowed` is called at each
 * heartbeat.
 */
export function openEventStream(
  owner: object,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  options: { isAllowed: () => Promise<boolean>; onClose: () => void },
): EventStream {
  reply.hijack();
  const { raw } = reply;
  const writeText = (text: string) => {
    if (raw.writableLength > bufferMaxBytes) raw.destroy();
    else if (!raw.writableEnded) raw.write(text);
  };
  const end = () => void raw.end();
  const sendHeartbeat = async () => {
    if (await options.isAllowed()) writeText(': still here\n\n');
    else end();
  };
  const timer = setInterval(() => void sendHeartbeat(), heartbeatMs);
  const closers = closersOf(owner).add(end);
  raw.once('close', () => {
    clearInterval(timer);
    closers.delete(end);
    options.onClose();
  });
  request.raw.socket.setKeepAlive(true);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  writeText('retry: 2000\n\n');
  return {
    send: (message) => writeText(`data: ${JSON.stringify(message)}\n\n`),
    check: () => void sendHeartbeat(),
    close: end,
  };
}
