/**
 * Finds out who can open an address, only from the form of its host. A name that resolves to a private address counts as
 * public here: only the server's check resolves names.
 */

/** 'school' = only devices in one network, such as the school's; 'nobody' = it leads each device to itself, or nowhere. */
export type Reach = 'everybody' | 'school' | 'nobody';

/** Special networks of IPv4 (RFC 6890) by their first bits; all others are taken for public. */
const specialNetworks: readonly [first: string, bits: number, reach: Reach][] = [
  ['0.0.0.0', 8, 'nobody'],
  ['127.0.0.0', 8, 'nobody'],
  ['169.254.0.0', 16, 'nobody'],
  // Multicast, reserved, broadcast.
  ['224.0.0.0', 3, 'nobody'],
  ['10.0.0.0', 8, 'school'],
  ['100.64.0.0', 10, 'school'],
  ['172.16.0.0', 12, 'school'],
  ['192.168.0.0', 16, 'school'],
];

function ipv4ToNumber(v4: string): number {
  return v4.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
}

function reachOfV4(v4: number): Reach {
  const network = specialNetworks.find(([first, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(v4 / size) === Math.floor(ipv4ToNumber(first) / size);
  });
  return network?.[2] ?? 'everybody';
}

/** The eight groups of an IPv6 address as URLs write it: shortened, without dots. */
function parseIpv6Groups(v6: string): number[] {
  const [leadingGroups = [], trailingGroups = []] = v6
    .split('::')
    .map((half) => half.split(':').flatMap((group) => (group === '' ? [] : Number.parseInt(group, 16))));
  const zeros = Array.from({ length: 8 - leadingGroups.length - trailingGroups.length }, () => 0);
  return [...leadingGroups, ...zeros, ...trailingGroups];
}

function reachOfV6(v6: string): Reach {
  const groups = parseIpv6Groups(v6);
  const [first = 0, second = 0, , , , sixth = 0, high = 0, low = 0] = groups;
  const isZero = (from: number, to: number) => groups.slice(from, to).every((group) => group === 0);
  const embeddedAddress = high * 65_536 + low;
  // ::, ::1 and the old notation of IPv4 in IPv6; then the mapped (::ffff:…) and the translated (64:ff9b::…).
  if (isZero(0, 6)) return embeddedAddress <= 1 ? 'nobody' : reachOfV4(embeddedAddress);
  if (isZero(0, 5) && sixth === 0xffff) return reachOfV4(embeddedAddress);
  if (first === 0x64 && second === 0xff9b && isZero(2, 6)) return reachOfV4(embeddedAddress);
  if (first >= 0xff00 || (first & 0xffc0) === 0xfe80) return 'nobody';
  return (first & 0xfe00) === 0xfc00 || (first & 0xffc0) === 0xfec0 ? 'school' : 'everybody';
}

function reachOfName(name: string): Reach {
  const labels = name.replace(/\.$/, '').split('.');
  const lastLabel = labels.at(-1) ?? '';
  if (lastLabel === '' || lastLabel === 'localhost') return 'nobody';
  return labels.length === 1 ||
    ['local', 'internal', 'lan'].includes(lastLabel) ||
    /\.home\.arpa\.?$/.test(name)
    ? 'school'
    : 'everybody';
}

/** The host as browsers read it (127.1 is 127.0.0.1); empty if they reject the address. */
function readHost(address: string): string {
  try {
    return new URL(address).hostname;
  } catch {
    return '';
  }
}

/** The reach of a web address (`isWebAddress`), in any notation of its host; 'nobody' where browsers cannot read it. */
export function reachOf(address: string): Reach {
  const host = readHost(address);
  if (host.startsWith('[')) return reachOfV6(host.slice(1, -1));
  return /^\d+\.\d+\.\d+\.\d+\.?$/.test(host) ? reachOfV4(ipv4ToNumber(host)) : reachOfName(host);
}
