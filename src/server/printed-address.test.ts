import { expect, it } from 'vitest';
import { choosePrintedAddress } from '#server/printed-address.ts';

const interfaces = {
  lo: [{ address: '127.0.0.1', family: 'IPv4' as const, internal: true }],
  eth0: [
    { address: 'fe80::1', family: 'IPv6' as const, internal: false },
    { address: '10.1.2.3', family: 'IPv4' as const, internal: false },
  ],
};

it('a server on all addresses prints the one that other machines can open', () => {
  expect(choosePrintedAddress('http://127.0.0.1:3000', '0.0.0.0', interfaces)).toBe('http://10.1.2.3:3000');
  expect(choosePrintedAddress('http://[::1]:3050', '::', interfaces)).toBe('http://10.1.2.3:3050');
  expect(choosePrintedAddress('http://127.0.0.1:3000', '0.0.0.0', { lo: interfaces.lo })).toBe(
    'http://127.0.0.1:3000',
  );
});

it('a server on one address prints this one', () => {
  expect(choosePrintedAddress('http://127.0.0.1:3000', '127.0.0.1', interfaces)).toBe(
    'http://127.0.0.1:3000',
  );
});
