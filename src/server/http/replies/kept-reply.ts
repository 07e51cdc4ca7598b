import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contract/language.ts';
import { chooseEncoding, compressAtOnce, isCompressible } from '#server/http/replies/compress-reply.ts';
import { successEnvelope } from '#server/http/replies/envelope.ts';

/**
 * Replies whose data a service hands out again and again as the same object are serialised and compressed once for each
 * language and encoding. Nothing has to be invalidated: the bytes go with the object, which nobody may change.
 */

const keptBytes = new WeakMap<object, Map<string, string | Buffer>>();

/** Marks the data of a reply: the service will hand out the same object again. */
export function keepBytes<T extends object>(data: T): T {
  if (!keptBytes.has(data)) keptBytes.set(data, new Map());
  return data;
}

function getKept<T extends string | Buffer>(
  kept: Map<string, string | Buffer>,
  key: string,
  make: () => T,
): T {
  const known = kept.get(key) as T | undefined;
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  return made;
}

/** Sends the data if its service has marked it; undefined otherwise. `serialize` takes the reply with its envelope. */
export function sendKeptReply(
  request: FastifyRequest,
  reply: FastifyReply,
  data: unknown,
  lang: Language,
  serialize: (envelope: unknown) => string,
): FastifyReply | undefined {
  const kept = typeof data === 'object' && data !== null ? keptBytes.get(data) : undefined;
  if (!kept) return undefined;
  const text = getKept(kept, lang, () => serialize(successEnvelope(data, lang)));
  reply.type('application/json; charset=utf-8');
  const encoding = isCompressible(text) ? chooseEncoding(request) : undefined;
  if (isCompressible(text)) reply.header('vary', 'accept-encoding');
  if (!encoding) return reply.send(Buffer.from(text));
  reply.header('content-encoding', encoding);
  return reply.send(getKept(kept, `${lang} ${encoding}`, () => compressAtOnce(text, encoding)));
}
