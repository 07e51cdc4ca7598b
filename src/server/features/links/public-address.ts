import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { AppError } from '#server/app-error.ts';

/** Restricts fetching to addresses of the public internet. */

export type Resolve = (host: string) => Promise<readonly string[]>;

/** The range of all public IPv6 addresses assigned so far; mapped and translated IPv4 addresses are outside it. */
const globalV6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsedAddress = ipaddr.process(address);
  if (parsedAddress.range() !== 'unicast') return false;
  return parsedAddress.kind() === 'ipv4' || (parsedAddress as ipaddr.IPv6).match(globalV6);
}

/** IPv4 first, because school networks often have no IPv6. */
export async function resolveHost(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true });
  return found.sort((one, other) => one.family - other.family).map(({ address }) => address);
}

/**
 * The addresses of a url. Refuses 'link_refused' if any of them is not allowed, 'link_unreachable' if there are none.
 */
export async function findAddresses(
  { hostname }: URL,
  { resolve, isAllowed }: { resolve: Resolve; isAllowed: (address: string) => boolean },
): Promise<readonly string[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) > 0 ? [host] : await resolve(host).catch(() => []);
  if (addresses.length === 0) throw new AppError('link_unreachable');
  if (!addresses.every(isAllowed)) throw new AppError('link_refused');
  return addresses;
}
