import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { AppError } from '#server/app-error.ts';

/** Restricts fetching to addresses of the public internet. */

export type ResolveHost = (host: string) => Promise<readonly string[]>;

/**
 * The range of all public IPv6 addresses assigned so far. IPv4 addresses that are mapped or translated to
 * IPv6 are outside it.
 */
const publicIpv6Range = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsedAddress = ipaddr.process(address);
  if (parsedAddress.range() !== 'unicast') return false;
  return parsedAddress.kind() === 'ipv4' || (parsedAddress as ipaddr.IPv6).match(publicIpv6Range);
}

/** Returns the addresses of a host, IPv4 first, because school networks often have no IPv6. */
export async function resolveHost(host: string): Promise<readonly string[]> {
  const lookupResults = await lookup(host, { all: true });
  return lookupResults.sort((one, other) => one.family - other.family).map(({ address }) => address);
}

/**
 * Returns the addresses of a url. Refuses with 'link_refused' if any of them is not allowed, and
 * 'link_unreachable' if there are none.
 */
export async function findAddresses(
  { hostname }: URL,
  { resolve, isAllowed }: { resolve: ResolveHost; isAllowed: (address: string) => boolean },
): Promise<readonly string[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) > 0 ? [host] : await resolve(host).catch(() => []);
  if (addresses.length === 0) throw new AppError('link_unreachable');
  if (!addresses.every(isAllowed)) throw new AppError('link_refused');
  return addresses;
}
