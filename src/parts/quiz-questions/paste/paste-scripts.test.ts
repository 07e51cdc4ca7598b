import { describe, expect, it } from 'vitest';
import { keepScripts } from './paste-scripts.ts';

describe('raised and lowered characters of what was copied', () => {
  it.each([
    [
      'a web page',
      '1. What is 102 × 103?\n\nA. 105\n\nB. 106\n\nAnswer: A',
      '<p>1. What is 10<sup>2</sup> &times; 10<sup>3</sup>?</p><p>A. 10<sup>5</sup></p><p>B. 10<sup>6</sup></p><p>Answer: A</p>',
      '1. What is 10² × 10³?\n\nA. 10⁵\n\nB. 10⁶\n\nAnswer: A',
    ],
    [
      'Google Docs, whose numbers are in the plain text alone',
      '1. H2O and x2\n  1. CO2\n',
      '<meta charset="utf-8"><b style="font-weight:normal"><ol><li><p><span style="color:#000">H</span><span style="font-size:0.6em;vertical-align:sub">2</span><span>O and x</span><span style="vertical-align:super">2</span></p></li><ol><li>CO<sub>2</sub></li></ol></ol></b>',
      '1. H₂O and x²\n  1. CO₂\n',
    ],
    [
      'Word, with comments and styles',
      '1. 5 m2\r\nA. 10–3',
      '<html><head><style>p { vertical-align: super }</style></head><body><!--[if x]><sup>9</sup><![endif]--><p class=MsoNormal>1. 5 m<sup><span lang=EN-US>2</span></sup><o:p></o:p></p><p>A. 10<sup>–3</sup></p></body></html>',
      '1. 5 m²\r\nA. 10⁻³',
    ],
    [
      'what has no raised character',
      '1. x中 + yAB',
      '<p>1. x<sup>中</sup> + y<sub>AB</sub></p>',
      '1. x^中 + y_(AB)',
    ],
    ['a clipboard without plain text', '', '<p>1. 10<sup>2</sup>?</p><p>A. x</p>', '1. 10²?\nA. x'],
  ])('%s', (_name, plainText, html, expected) => {
    expect(keepScripts(plainText, html)).toBe(expected);
  });

  it('is left as it is without them, and where the page is of another text', () => {
    expect(keepScripts('1. Q', '<p>1. Q</p>')).toBeUndefined();
    expect(keepScripts('1. Q', '<p>x<sup>2</sup></p>')).toBeUndefined();
  });

  it('is read quickly', () => {
    const start = performance.now();
    keepScripts('a'.repeat(50_000), `<p>${'a<sup>b</sup>'.repeat(2_000)}</p>`);
    keepScripts('a', `${'<sup>'.repeat(20_000)}${'<'.repeat(20_000)}`);
    keepScripts('a', `<sup>2</sup>${'<!--'.repeat(5_000)}`);
    keepScripts('x2 '.repeat(5_000), '<p>x<sup>2</sup> </p>'.repeat(5_000));
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
