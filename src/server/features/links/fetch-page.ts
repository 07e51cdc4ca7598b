import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { AppError } from '#server/app-error.ts';
import { findAddresses, type Resolve } from '#server/features/links/public-address.ts';

/** Fetches the beginning of a page from checked addresses only. */

export type Page = {
  url: URL;
  status: number;
  headers: IncomingHttpHeaders;
  /** Beginning of the page, for HTML only. */
  head: Buffer;
};

export type FetchOptions = { resolve: Resolve; isAllowed: (address: string) => boolean; signal: AbortSignal };

const redirectsMax = 5;
const headMaxBytes = 512 * 1024;
const headersMaxBytes = 32 * 1024;
/** Limits the time for hosts with many addresses that do not answer. */
const addressesMax = 3;

/** Refuses 'link_refused' unless the url is https without user name and password. */
export function readUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    throw new AppError('link_refused');
  }
  return url;
}

/** Connects to the checked address, because resolving the name again could give another one. */
function requestPage(address: string, url: URL, signal: AbortSignal): Promise<IncomingMessage> {
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
      return await requestPage(address, url, signal);
    } catch {
      if (signal.aborted) break;
    }
  }
  throw new AppError('link_unreachable');
}

/** Reads until the end of the title, the size limit or the time limit. */
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
    // Interrupted or too slow: the part so far is enough.
  }
  return Buffer.concat(chunks).subarray(0, headMaxBytes);
}

/** Refuses 'link_refused' for forbidden addresses, 'link_unreachable' if nothing answers in time. */
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
