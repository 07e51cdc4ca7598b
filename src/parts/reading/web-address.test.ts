import { describe, expect, it } from 'vitest';
import { completeAddress, hostOf, isWebAddress } from './web-address.ts';

describe('web addresses', () => {
  it.each([
    'https://a.example',
    'https://a.example/path?x=1#y',
    'HTTPS://A.example:8443/',
    'https://博物館.example/目錄?問=1',
    'https://[2001:db8::1]:8443/',
    'https://192.0.2.1/',
  ])('takes %s', (address) => {
    expect(isWebAddress(address)).toBe(true);
    // Browsers agree that it is an https address.
    expect(URL.parse(address)?.protocol).toBe('https:');
  });

  it.each([
    '',
    'https://',
    'http://a.example',
    'ftp://a.example',
    'javascript:alert(1)//https://a.example',
    'data:text/html,x',
    ' https://a.example',
    'https://a b.example',
    'https://me:secret@a.example/',
    'https://me@a.example/',
    'https:\\\\a.example',
    'https://a.example\\@b.example/',
    'https://a.example/"onclick=',
    '//a.example',
    `https://a.example/${'x'.repeat(2_000)}`,
  ])('refuses %s', (address) => {
    expect(isWebAddress(address)).toBe(false);
  });

  it.each([
    [' a.example/x ', 'https://a.example/x'],
    ['//a.example', 'https://a.example'],
    ['https://a.example', 'https://a.example'],
    ['http://a.example', 'http://a.example'],
    ['localhost:8443', 'https://localhost:8443'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['', ''],
  ])('completes %o to %o', (typed, address) => {
    expect(completeAddress(typed)).toBe(address);
  });

  it.each([
    ['https://A.example:443/x', 'a.example'],
    ['https://a.example:8443', 'a.example:8443'],
    ['https://[::1]/', '[::1]'],
    ['http://a.example', ''],
  ])('names the host of %s', (address, host) => {
    expect(hostOf(address)).toBe(host);
  });
});
