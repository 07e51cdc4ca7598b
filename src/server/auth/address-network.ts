import ipaddr from 'ipaddr.js';

/** Who holds an IPv6 address usually holds its whole /64 (RFC 6177). */
const networkBits = 64;

/** The address as it is counted: IPv4 as it is, also when it is written as IPv6; of IPv6 its network. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${networkBits}`).toString();
}
