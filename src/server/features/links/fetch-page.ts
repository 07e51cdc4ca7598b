import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { AppError } from '#server/app-error.ts';
import { findAddresses, type ResolveHost } from '#server/features/links/public-address.ts';

/** Fetches the beginning of a web page. Connects only to addresses that have been checked. */

export type Page = {
  url: URL;
  status: number;
  headers: IncomingHttpHeaders;
  /** Beginning of the page if it is HTML, else empty. */
  htmlStart: Buffer;
};

export type FetchOptions = {
  resolve: ResolveHost;
  isAllowed: (address: string) => boolean;
  signal: AbortSignal;
};

const redirectsMax = 5;
const htmlStartMaxBytes = 512 * 1024;
const headersMaxBytes = 32 * 1024;
/** Maximum number of addresses tried for one host, because waiting for each takes time. */
const addressesMax = 3;

/** Parses a url. Refuses with 'link_refused' unless it is https without user name and password. */
export function readUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    throw new AppError('link_refused');
  }
  return url;
}

/** Connects to the checked address, because looking up the host again could return another one. */
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

async function requestFromAny(
  url: URL,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
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
async function readHtmlStart(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let receivedBytes = 0;
  let recentText = '';
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      receivedBytes += chunk.length;
      recentText = recentText.slice(-16) + chunk.toString('latin1');
      if (receivedBytes >= htmlStartMaxBytes || /<\/title|<body/i.test(recentText)) break;
    }
  } catch {
    // The response was interrupted or too slow. The part received so far is enough.
  }
  return Buffer.concat(chunks).subarray(0, htmlStartMaxBytes);
}

/**
 * Fetches a page and follows redirects. Refuses with 'link_refused' for forbidden addresses, and
 * 'link_unreachable' if nothing answers in time.
 */
export async function fetchPage(firstUrl: URL, options: FetchOptions): Promise<Page> {
  let url = firstUrl;
  for (let redirectCount = 0; redirectCount <= redirectsMax; redirectCount += 1) {
    const response = await requestFromAny(url, await findAddresses(url, options), options.signal);
    const { statusCode: status = 0, headers } = response;
    const isRedirect = [301, 302, 303, 307, 308].includes(status) && headers.location !== undefined;
    const isHtml = /html/i.test(headers['content-type'] ?? '');
    try {
      if (!isRedirect)
        return { url, status, headers, htmlStart: isHtml ? await readHtmlStart(response) : Buffer.alloc(0) };
    } finally {
      response.destroy();
    }
    url = readUrl(headers.location ?? '', url);
  }
  throw new AppError('link_unreachable');
}
