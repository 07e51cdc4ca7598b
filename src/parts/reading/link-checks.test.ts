import { describe, expect, it } from 'vitest';
import { findAddressIssues } from './address-issues.ts';
import { hasMarkup, isExternalLink, isFilled } from './link-checks.ts';

describe('checks of links', () => {
  it.each(['https://a.example', 'HTTPS://a.example/x', 'mailto:office@school.example', 'tel:+85221234567'])(
    '%s leads out',
    (text) => {
      expect(isExternalLink(text)).toBe(true);
    },
  );

  it.each([
    '',
    '/teacher/diy',
    'a.example',
    'http://a.example',
    'javascript:alert(1)',
    'mailto:',
    'tel: ',
    'https://',
  ])('%j does not', (text) => {
    expect(isExternalLink(text)).toBe(false);
  });

  it('recognise filled texts and markup', () => {
    expect(['', ' \u3000\n', 'x'].map(isFilled)).toEqual([false, false, true]);
    expect(
      ['<a href="https://a.example">A</a>', 'x<br/>y', '</p>', 'a < b', '3<4>2', 'x'].map(hasMarkup),
    ).toEqual([true, true, true, false, false, false]);
  });

  it.each([
    [' ', 'url_required'],
    ['<a href="https://a.example">A</a>', 'url_markup'],
    ['mailto:office@school.example', 'url_no_page'],
    ['tel:21234567', 'url_no_page'],
    ['ftp://a.example', 'url_invalid'],
  ])('tell what is wrong with the address %j', (url, message) => {
    expect(findAddressIssues(url)).toEqual([{ path: ['url'], message }]);
  });
});
