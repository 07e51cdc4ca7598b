import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Compresses API replies if they are long enough (docs/decisions/080-changes-of-a-grid.md). */

/** In characters. Compressing shorter replies saves less than one network packet. */
const minLength = 2_048;
/** Compressing up to this length takes 0.2 ms at most, less than handing it to another thread. */
const synchronousMaxLength = 32_768;

const gzipOptions = { level: 1 };
const brotliOptions: BrotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

type Encoding = 'br' | 'gzip';
type SendPayload = (error: Error | null, payload?: unknown) => void;

const compressors = {
  br: {
    compressNow: (text: string) => brotliCompressSync(text, brotliOptions),
    compressInThread: (text: string, done: SendPayload) => brotliCompress(text, brotliOptions, done),
  },
  gzip: {
    compressNow: (text: string) => gzipSync(text, gzipOptions),
    compressInThread: (text: string, done: SendPayload) => gzip(text, gzipOptions, done),
  },
};

/** The best encoding that the browser accepts. Browsers name brotli only on encrypted connections. */
function chooseEncoding(request: FastifyRequest): Encoding | undefined {
  const accepted = request.headers['accept-encoding'];
  if (accepted === undefined) return undefined;
  const accepts = (name: Encoding) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : undefined;
}

/** For `onSend` of routes that reply with JSON. */
export function compressReply(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: SendPayload,
): void {
  if (typeof payload !== 'string' || payload.length < minLength) return done(null, payload);
  reply.header('vary', 'accept-encoding');
  const encoding = chooseEncoding(request);
  if (!encoding) return done(null, payload);
  reply.header('content-encoding', encoding);
  const { compressNow, compressInThread } = compressors[encoding];
  if (payload.length > synchronousMaxLength) compressInThread(payload, done);
  else done(null, compressNow(payload));
}
