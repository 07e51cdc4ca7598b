import { createHash } from 'node:crypto';

/** The namespace of addresses (RFC 9562). */
const addressNamespace = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex');

/** The UUID (version 5) of an address: the same address always has the same one. */
export function toNamedUuid(address: string): string {
  const bytes = createHash('sha1').update(addressNamespace).update(address).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
