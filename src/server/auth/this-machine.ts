import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';

/** What tells where a request comes from, as Node gives it. */
export type RequestSource = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } };

/** Proxies add these: the request then comes from wherever the proxy took it. */
const forwardingHeader = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/;

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

/** Whether a person at this machine asks, under one of its own names and through no proxy. */
export function isFromThisMachine({ headers, socket }: RequestSource): boolean {
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    isLoopbackHost(headers.host ?? '') &&
    !Object.keys(headers).some((name) => forwardingHeader.test(name))
  );
}
