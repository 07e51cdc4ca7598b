import { Converter } from 'opencc-js/t2cn';
import { describe, expect, it } from 'vitest';
import { toSimplified } from './simplified.ts';

const fromHongKong = Converter({ from: 'hk', to: 'cn' });
const fromPlain = Converter({ from: 't', to: 'cn' });

function listCharacters(): string[] {
  const codes = Array.from({ length: 0xd800 - 0x2e80 }, (_, index) => String.fromCharCode(0x2e80 + index));
  return codes.filter((character) => character.normalize('NFKC') === character);
}

/** Repeats the conversion until nothing changes: a few characters are simplified in two steps. */
function simplifyFully(character: string): string {
  const simpler = fromHongKong(character);
  return simpler === character ? character : simplifyFully(simpler);
}

function writeTable(): string {
  const pairs = listCharacters()
    .filter((character) => simplifyFully(character) !== character)
    .map((character) => character + simplifyFully(character));
  const lines: string[] = [];
  for (let at = 0; at < pairs.length; at += 50) lines.push(`  '${pairs.slice(at, at + 50).join('')}',`);
  return [
    '// Pairs of a Traditional character and its Simplified form, from the data of OpenCC (Apache License 2.0).',
    '// Written by simplified.test.ts: `vitest -u` renews it.',
    'export const simplifiedPairs = [',
    ...lines,
    "].join('');",
    '',
  ].join('\n');
}

describe('toSimplified', () => {
  it('reads a table with the same data as OpenCC', async () => {
    await expect(writeTable()).toMatchFileSnapshot('./simplified.generated.ts');
  });

  it('agrees with OpenCC on every character, also from Hong Kong', () => {
    const characters = listCharacters();
    expect(characters.length).toBeGreaterThan(20_000);
    expect(characters.filter((one) => toSimplified(fromHongKong(one)) !== toSimplified(one))).toEqual([]);
    expect(characters.filter((one) => toSimplified(fromPlain(one)) !== toSimplified(one))).toEqual([]);
  });

  it.each([
    ['衞生', '衛生', '卫生'],
    ['為甚麼', '爲甚麽', '为甚么'],
    ['裏面', '裡面', '里面'],
    ['峯', '峰', '峰'],
  ])('takes %s as %s', (one, other, simplified) => {
    expect(toSimplified(one)).toBe(simplified);
    expect(toSimplified(other)).toBe(simplified);
    expect(toSimplified(simplified)).toBe(simplified);
  });

  it('leaves other text unchanged', () => {
    expect(toSimplified('Photosynthesis 123 かな 😀')).toBe('Photosynthesis 123 かな 😀');
  });
});
