import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { AppError } from '#server/app-error.ts';

/** Which addresses the server may fetch from for a teacher: those of the public internet and no others. */

export type Resolve = (host: string) => Promise<readonly string[]>;

/** All that is handed out of IPv6 today; mapped and translated IPv4 lie outside. */
const globalV6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(globalV6);
}

/** As the system finds them, IPv4 first: school networks often reach nothing by IPv6. */
export async function resolveHost(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true });
  return found.sort((one, other) => one.family - other.family).map(({ address }) => address);
}

/**
 * The addresses at which `url` may be fetched. Refuses 'link_refused' where any of them is not allowed,
 * 'link_unreachable' where there are none.
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
