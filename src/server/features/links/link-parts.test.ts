import { describe, expect, it } from 'vitest';
import { isFrameable } from '#server/features/links/framing.ts';
import { readTitle } from '#server/features/links/page-title.ts';
import { isPublicAddress } from '#server/features/links/public-address.ts';

describe('public addresses', () => {
  it.each(['1.1.1.1', '93.184.215.14', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('%s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '::1',
    '::',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fec0::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
    '',
  ])('not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('framing', () => {
  const policy = (text: string) => ({ 'content-security-policy': text });
  it.each([
    [{}, true],
    [{ 'content-type': 'application/pdf' }, false],
    [{ 'content-disposition': 'attachment; filename=a.html' }, false],
    [{ 'x-frame-options': 'DENY' }, false],
    [{ 'x-frame-options': 'SameOrigin' }, false],
    [{ 'x-frame-options': 'ALLOWALL, DENY' }, false],
    [{ 'x-frame-options': 'ALLOW-FROM https://a.example' }, true],
    [policy("default-src 'self'"), true],
    [policy("frame-ancestors 'none'"), false],
    [policy("frame-ancestors 'self' https://a.example"), false],
    [policy('Frame-Ancestors *'), true],
    [policy('frame-ancestors'), false],
    [policy("frame-ancestors *, frame-ancestors 'self'"), false],
    [{ ...policy('frame-ancestors *'), 'x-frame-options': 'DENY' }, true],
    [{ ...policy("default-src 'self'"), 'x-frame-options': 'DENY' }, false],
  ])('%o', (headers, frameable) => {
    expect(isFrameable({ 'content-type': 'text/html; charset=utf-8', ...headers })).toBe(frameable);
  });
});

describe('title', () => {
  const bytes = (text: string) => Buffer.from(text);
  const big5 = Buffer.from([0xa4, 0xa4, 0xa4, 0xe5]);
  const gbk = Buffer.from([0xd6, 0xd0, 0xce, 0xc4]);
  const makeTitlePage = (name: Buffer, meta = '') =>
    Buffer.concat([bytes(`<head>${meta}<title>`), name, bytes('</title>')]);

  it.each([
    ['of a page', bytes('<html><head><TITLE lang="en">A\n\t page</TITLE>'), 'A page'],
    [
      'with entities',
      bytes('<title>1 &lt; 2 &amp;&nbsp;3 &#x4E2D;&#25991; &unknown;</title>'),
      '1 < 2 & 3 中文 &unknown;',
    ],
    ['that is no character', bytes('<title>a&#0;&#xD800;&#x110000;b</title>'), 'ab'],
    ['that turns the writing round', bytes('<title>a\u202Eb\u0007c</title>'), 'a b c'],
    ['that never ends', bytes('<title>unfinished'), ''],
    ['missing', bytes('<titles>x</titles>'), ''],
    ['in Big5 by its meta', makeTitlePage(big5, '<meta charset="Big5">'), '中文'],
    ['in a charset nobody knows', makeTitlePage(bytes('plain'), '<meta charset="no-such">'), 'plain'],
    [
      'with a mark in front',
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), makeTitlePage(bytes('中文'))]),
      '中文',
    ],
  ])('%s', (_, page, title) => {
    expect(readTitle(page, 'text/html')).toBe(title);
  });

  it('prefers the charset of the header to that of the page', () => {
    expect(readTitle(makeTitlePage(gbk, '<meta charset="big5">'), 'text/html; charset=gbk')).toBe('中文');
  });

  // The head has the maximum length that is read. A search that backtracks at each tag would take a minute.
  it('is found quickly in a page full of unclosed tags', () => {
    expect(readTitle(bytes('<title '.repeat(75_000)), 'text/html')).toBe('');
  });

  it('keeps at most 200 characters', () => {
    expect(readTitle(bytes(`<title>${'😀'.repeat(300)}</title>`), 'text/html')).toBe('😀'.repeat(200));
  });
});
