import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Compresses API replies if they are long enough (docs/decisions/080-changes-of-a-grid.md). */

/** In characters. Compressing shorter replies saves less than one network packet. */
const minLength = 2_048;
/** Compressing up to this length takes half a millisecond at most; handing it to another thread costs more than half of that. */
const synchronousMaxLength = 131_072;

const gzipOptions = { level: 1 };
const brotliOptions: BrotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

export type Encoding = 'br' | 'gzip';
type SendPayload = (error: Error | null, payload?: unknown) => void;

/** UTF-8 takes three bytes at most for what JavaScript counts as one. */
const writtenText = Buffer.allocUnsafeSlow(3 * synchronousMaxLength);

/** The text's bytes, until the next call: a new buffer for each reply takes as long as compressing it. */
const toBytes = (text: string): string | Buffer =>
  text.length > synchronousMaxLength ? text : writtenText.subarray(0, writtenText.write(text));

const compressors = {
  br: {
    compressNow: (text: string) => brotliCompressSync(toBytes(text), brotliOptions),
    compressInThread: (text: string, done: SendPayload) => brotliCompress(text, brotliOptions, done),
  },
  gzip: {
    compressNow: (text: string) => gzipSync(toBytes(text), gzipOptions),
    compressInThread: (text: string, done: SendPayload) => gzip(text, gzipOptions, done),
  },
};

const acceptsBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;
const acceptsGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

/** The best encoding that the browser accepts. Browsers name brotli only on encrypted connections. */
export function chooseEncoding(request: FastifyRequest): Encoding | undefined {
  const accepted = request.headers['accept-encoding'];
  if (accepted === undefined) return undefined;
  return acceptsBrotli.test(accepted) ? 'br' : acceptsGzip.test(accepted) ? 'gzip' : undefined;
}

export const isCompressible = (text: string): boolean => text.length >= minLength;

/** For replies that are sent many times: it may block for a millisecond. */
export const compressAtOnce = (text: string, encoding: Encoding): Buffer =>
  compressors[encoding].compressNow(text);

/** For `onSend` of routes that reply with JSON. */
export function compressReply(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: SendPayload,
): void {
  if (typeof payload !== 'string' || !isCompressible(payload)) return done(null, payload);
  reply.header('vary', 'accept-encoding');
  const encoding = chooseEncoding(request);
  if (!encoding) return done(null, payload);
  reply.header('content-encoding', encoding);
  const { compressNow, compressInThread } = compressors[encoding];
  if (payload.length > synchronousMaxLength) compressInThread(payload, done);
  else done(null, compressNow(payload));
}
