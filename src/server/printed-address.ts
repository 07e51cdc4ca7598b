import type { NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<
  Record<string, readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[] | undefined>
>;

/** Hosts that mean all addresses of the machine. */
const allAddresses: readonly string[] = ['0.0.0.0', '::'];

/**
 * The address to print for people: that at which the server listens, and where it listens on all addresses, that of the
 * machine's first network, since other machines cannot open a loopback address.
 */
export function choosePrintedAddress(listeningAt: string, host: string, interfaces: Interfaces): string {
  if (!allAddresses.includes(host)) return listeningAt;
  const network = Object.values(interfaces)
    .flatMap((entries) => entries ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  return network ? `http://${network.address}:${new URL(listeningAt).port || 80}` : listeningAt;
}
