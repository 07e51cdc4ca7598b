import ipaddr from 'ipaddr.js';

/** The owner of an IPv6 address usually owns its whole /64 (RFC 6177). */
const networkBits = 64;

/** The part of an address that limits count by: the whole IPv4 address, also if written as IPv6, or the IPv6 network. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${networkBits}`).toString();
}
