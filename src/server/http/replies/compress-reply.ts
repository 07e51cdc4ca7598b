import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Compresses API replies if they are long enough (docs/decisions/080-changes-of-a-grid.md). */

/** In characters. Compressing shorter replies saves less than one network packet. */
const leastLength = 2_048;
/** Up to this length it takes 0.2 ms at most, less than handing it to another thread. */
const atOnceLength = 32_768;

const gzipOptions = { level: 1 };
const brotliOptions: BrotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

type Encoding = 'br' | 'gzip';
type Done = (error: Error | null, payload?: unknown) => void;

const compressors = {
  br: {
    atOnce: (text: string) => brotliCompressSync(text, brotliOptions),
    aside: (text: string, done: Done) => brotliCompress(text, brotliOptions, done),
  },
  gzip: {
    atOnce: (text: string) => gzipSync(text, gzipOptions),
    aside: (text: string, done: Done) => gzip(text, gzipOptions, done),
  },
};

/** The best encoding that the browser accepts. Browsers name brotli only on encrypted connections. */
function chooseEncoding(request: FastifyRequest): Encoding | undefined {
  const accepted = request.headers['accept-encoding'];
  if (accepted === undefined) return undefined;
  const takes = (name: Encoding) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined;
}

/** For `onSend` of routes that reply with JSON. */
export function compressReply(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: Done,
): void {
  if (typeof payload !== 'string' || payload.length < leastLength) return done(null, payload);
  reply.header('vary', 'accept-encoding');
  const encoding = chooseEncoding(request);
  if (!encoding) return done(null, payload);
  reply.header('content-encoding', encoding);
  const { atOnce, aside } = compressors[encoding];
  if (payload.length > atOnceLength) aside(payload, done);
  else done(null, atOnce(payload));
}
