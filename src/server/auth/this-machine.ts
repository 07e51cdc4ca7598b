import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';

/** The parts of a Node request that show where it comes from. */
export type RequestSource = {
  headers: IncomingHttpHeaders;
  /** E.g. '1.1'. */
  httpVersion: string;
  socket: { remoteAddress?: string | undefined };
};

/** Headers that proxies add: the request then comes from another machine. */
const forwardingHeaderPattern =
  /^(forwarded|via|x[-_]real[-_]ip|x[-_](original[-_])?forwarded([-_].*)?|x-original-.*|(x-|cf-|true-|fastly-)?(client|connecting)-ip)$/;

/**
 * Headers with the requesting page. Behind a proxy that adds no headers, they still show the typed address.
 */
const pageHeaders = ['origin', 'referer'] as const;

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** `localhost`, an address of 127.0.0.0/8 or `[::1]`, with or without a port. */
function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d{1,5}$/, '');
  if (name === 'localhost') return true;
  const ipv6Address = /^\[(.+)\]$/.exec(name)?.[1];
  return ipv6Address === undefined
    ? ipaddr.IPv4.isValidFourPartDecimal(name) && isLoopback(name)
    : isLoopback(ipv6Address);
}

function isLoopbackPage(address: string | undefined): boolean {
  if (address === undefined) return true;
  return URL.canParse(address) && isLoopbackHost(new URL(address).host);
}

/** Whether the request was made on this machine, under one of its own names and without a proxy (proxies default to HTTP/1.0). */
export function isFromThisMachine({ headers, httpVersion, socket }: RequestSource): boolean {
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    httpVersion !== '1.0' &&
    isLoopbackHost(headers.host ?? '') &&
    pageHeaders.every((name) => isLoopbackPage(headers[name])) &&
    !Object.keys(headers).some((name) => forwardingHeaderPattern.test(name))
  );
}
