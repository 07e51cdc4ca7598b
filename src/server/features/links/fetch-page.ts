import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { AppError } from '#server/app-error.ts';
import { findAddresses, type Resolve } from '#server/features/links/public-address.ts';

/** Fetches the beginning of a page, from nowhere but the addresses that were checked. */

export type Page = {
  url: URL;
  status: number;
  headers: IncomingHttpHeaders;
  /** The beginning, of HTML only. */
  head: Buffer;
};

export type FetchOptions = { resolve: Resolve; isAllowed: (address: string) => boolean; signal: AbortSignal };

const redirectsMax = 5;
const headMaxBytes = 512 * 1024;
const headersMaxBytes = 32 * 1024;
/** A host with many addresses that all are silent must not take all the time. */
const addressesMax = 3;

/** Only https, without a name or password. Refuses 'link_refused'. */
export function readUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    throw new AppError('link_refused');
  }
  return url;
}

/** Connects to `address` itself: looking the name up again could lead somewhere else by now. */
function askAt(address: string, url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request({
    host: address,
    servername: isIP(url.hostname.replace(/^\[|\]$/g, '')) > 0 ? '' : url.hostname,
    port: url.port === '' ? 443 : Number(url.port),
    path: url.pathname + url.search,
    agent: false,
    maxHeaderSize: headersMaxBytes,
    headers: {
      host: url.host,
      accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5',
      'accept-encoding': 'identity',
      'user-agent': 'Mozilla/5.0 (compatible; link check)',
    },
    signal,
  })
    .on('response', resolve)
    .on('error', reject)
    .end();
  return promise;
}

async function ask(url: URL, addresses: readonly string[], signal: AbortSignal): Promise<IncomingMessage> {
  for (const address of addresses.slice(0, addressesMax)) {
    try {
      return await askAt(address, url, signal);
    } catch {
      if (signal.aborted) break;
    }
  }
  throw new AppError('link_unreachable');
}

/** Until the title has been read, the limit or the time; what has come by then is enough. */
async function readHead(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  let tail = '';
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      tail = tail.slice(-16) + chunk.toString('latin1');
      if (size >= headMaxBytes || /<\/title|<body/i.test(tail)) break;
    }
  } catch {
    // Cut off or too slow: the headers have said what matters.
  }
  return Buffer.concat(chunks).subarray(0, headMaxBytes);
}

/** Refuses 'link_refused' for an address that may not be fetched, 'link_unreachable' when nothing answers in time. */
export async function fetchPage(first: URL, options: FetchOptions): Promise<Page> {
  let url = first;
  for (let step = 0; step <= redirectsMax; step += 1) {
    const response = await ask(url, await findAddresses(url, options), options.signal);
    const { statusCode: status = 0, headers } = response;
    const isMoved = [301, 302, 303, 307, 308].includes(status) && headers.location !== undefined;
    const isHtml = /html/i.test(headers['content-type'] ?? '');
    try {
      if (!isMoved)
        return { url, status, headers, head: isHtml ? await readHead(response) : Buffer.alloc(0) };
    } finally {
      response.destroy();
    }
    url = readUrl(headers.location ?? '', url);
  }
  throw new AppError('link_unreachable');
}
