import { describe, expect, it } from 'vitest';
import { listDepthMax } from './limits.ts';
import { richText } from './schema.ts';

const text = richText(100);
const isValid = (value: unknown) => text.safeParse(value).success;
const line = (...inlines: unknown[]) => ({ blocks: [{ p: inlines }] });
const picture = { url: 'ab/cd.png', width: 3, height: 2, alt: '' };

/** A list in a list in a list …, as deep as said, with a word in the innermost. */
function nestLists(depth: number): unknown {
  let block: object = { p: [{ t: 'x' }] };
  for (let count = 0; count < depth; count += 1) block = { ul: [[block]] };
  return { blocks: [block] };
}

describe('a formatted text', () => {
  it('may be plain, or have lines, lists and tables', () => {
    expect(isValid('x'.repeat(100))).toBe(true);
    expect(isValid(line({ t: 'x', m: ['b', 'sup'] }, { math: 'x^2', block: true }, { picture }))).toBe(true);
    expect(isValid(nestLists(listDepthMax))).toBe(true);
    expect(isValid({ blocks: [{ table: { head: true, rows: [[[], [{ t: 'x' }]]] } }] })).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['a number', 7],
    ['markup', { html: '<b>x</b>' }],
    ['no lines', { blocks: [] }],
    ['another field', { ...line({ t: 'x' }), html: '<b>' }],
    ['an unknown mark', line({ t: 'x', m: ['blink'] })],
    ['an unknown part', line({ script: 'alert(1)' })],
    ['a part that is two', line({ t: 'x', math: 'y' })],
    ['a handler', line({ t: 'x', onclick: 'alert(1)' })],
    ['a picture of another page', line({ picture: { ...picture, url: 'https://example.org/a.png' } })],
    ['a picture of another host', line({ picture: { ...picture, url: '//example.org/a.png' } })],
    ['a picture that is a script', line({ picture: { ...picture, url: 'javascript:alert(1)' } })],
    ['a picture within the address', line({ picture: { ...picture, url: 'data:image/svg+xml,x' } })],
    ['a file of the computer', line({ picture: { ...picture, url: 'file:///c/a.png' } })],
    ['a formula that is drawn already', line({ math: 'x', ml: { n: 'script', c: ['alert(1)'] } })],
    ['a longer text', 'x'.repeat(101)],
    ['a longer text in parts', line({ t: 'x'.repeat(60) }, { t: 'y'.repeat(60), m: ['b'] })],
    ['a formula of a thousand letters', line({ math: 'x'.repeat(1_001) })],
    ['uneven rows', { blocks: [{ table: { rows: [[[], []], [[]]] } }] }],
    ['a list that is too deep', nestLists(listDepthMax + 1)],
    ['a list that is endlessly deep', nestLists(2_000)],
    ['too many pictures', line(...Array.from({ length: 11 }, () => ({ picture })))],
    ['too many parts', line(...Array.from({ length: 2_001 }, () => ({ br: true })))],
    ['too many lines', { blocks: Array.from({ length: 201 }, () => ({ p: [] })) }],
    ['a prototype', JSON.parse('{"blocks":[{"p":[]}],"__proto__":{"x":1}}')],
  ])('is refused if it is %s', (_, value) => {
    expect(isValid(value)).toBe(false);
  });
});
