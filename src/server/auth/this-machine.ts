import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';

/** What tells where a request comes from, as Node gives it. */
export type RequestSource = {
  headers: IncomingHttpHeaders;
  /** As of HTTP, e.g. '1.1'. */
  httpVersion: string;
  socket: { remoteAddress?: string | undefined };
};

/** Proxies add these: the request then comes from wherever the proxy took it. */
const forwardingHeader =
  /^(forwarded|via|x[-_]real[-_]ip|x[-_](original[-_])?forwarded([-_].*)?|x-original-.*|(x-|cf-|true-|fastly-)?(client|connecting)-ip)$/;

/** Browsers say here which page asks: behind a silent proxy it has the address that its person typed. */
const pageHeaders = ['origin', 'referer'] as const;

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** `localhost`, an address of 127.0.0.0/8 or `[::1]`, with or without a port. */
function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d{1,5}$/, '');
  if (name === 'localhost') return true;
  const inBrackets = /^\[(.+)\]$/.exec(name)?.[1];
  return inBrackets === undefined
    ? ipaddr.IPv4.isValidFourPartDecimal(name) && isLoopback(name)
    : isLoopback(inBrackets);
}

function isOwnPage(address: string | undefined): boolean {
  if (address === undefined) return true;
  return URL.canParse(address) && isLoopbackHost(new URL(address).host);
}

/** Whether a person at this machine asks, under one of its own names and through no proxy. Proxies by default speak HTTP/1.0. */
export function isFromThisMachine({ headers, httpVersion, socket }: RequestSource): boolean {
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    httpVersion !== '1.0' &&
    isLoopbackHost(headers.host ?? '') &&
    pageHeaders.every((name) => isOwnPage(headers[name])) &&
    !Object.keys(headers).some((name) => forwardingHeader.test(name))
  );
}
