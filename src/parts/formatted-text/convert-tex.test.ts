import temml from 'temml';
import { describe, expect, it } from 'vitest';
import { addFormulas } from './add-formulas.ts';
import { createConvertTex } from './convert-tex.ts';
import type { MathNode } from './rich-text.ts';

const { __renderToMathMLTree: renderTree } = temml;
const convertTex = createConvertTex(renderTree);

/** The formula in one line, such as `mfrac(1 2)`. */
function write(node: MathNode): string {
  if (typeof node === 'string') return node;
  const children = (node.c ?? []).map(write).join(' ');
  return /^m([ino]|row|space)$/.test(node.n) ? children.trim() : `${node.n}(${children})`;
}

const draw = (tex: string) => {
  const node = convertTex(tex, false);
  return node === undefined ? undefined : write(node);
};

describe('TeX', () => {
  it.each([
    ['\\frac{3}{4}', 'mfrac(3 4)'],
    ['\\sqrt{x}', 'msqrt(x)'],
    ['\\sqrt[3]{8}', 'mroot(8 3)'],
    ['\\begin{matrix}1&2\\\\3&4\\end{matrix}', 'mtable(mtr(mtd(1) mtd(2)) mtr(mtd(3) mtd(4)))'],
    ['\\text{速度} = v', 'mtext(速度) = v'],
  ])('%s becomes %s', (tex, formula) => {
    expect(draw(tex)).toBe(formula);
  });

  it('of a chemical equation becomes letters, numbers and an arrow', () => {
    const written = draw('\\ce{2H2 + O2 -> 2H2O}') ?? '';
    expect(written.replaceAll(/m[a-z]+|[() ]/g, '')).toBe('2H2+O2→2H2O');
  });

  it.each([
    '\\href{javascript:alert(1)}{x}',
    '\\url{https://example.org}',
    '\\class{a}{x}',
    '\\id{a}{x}',
    '\\style{color:red}{x}',
    '\\data{a=b}{x}',
    '\\includegraphics{https://example.org/a.png}',
    '\\def\\a{\\a\\a}\\a',
    '\\ref{a}',
    '\\frac{1',
    '\\notatcommand',
    '{'.repeat(2_000),
    '\\begin{matrix}' + '&'.repeat(900) + '\\end{matrix}'.repeat(2),
  ])('that is wrong or not trusted makes no formula: %s', (tex) => {
    expect(convertTex(tex, false)).toBeUndefined();
  });

  it('keeps no style and no attribute that could name an address', () => {
    const drawn = JSON.stringify(
      convertTex('\\color{red}{x} \\colorbox{yellow}{y} \\rule{9999em}{9999em}', false),
    );
    expect(drawn).not.toMatch(/red|#f|yellow|url|9999|class|href/);
  });

  it('is not looked for in texts without formatting, which stay the same values', () => {
    const content = { questions: [{ body: { text: 'x^2' }, options: [{ text: '\\frac' }] }] };
    expect(addFormulas(content, convertTex)).toBe(content);
  });

  it('is converted wherever a formatted text stands, and stays as it is if it is wrong', () => {
    const text = { blocks: [{ ul: [[{ p: [{ math: 'x' }, { math: '\\frac{1' }] }]] }] };
    expect(addFormulas({ list: [{ text }, null, 7] }, convertTex)).toEqual({
      list: [
        {
          text: {
            blocks: [{ ul: [[{ p: [{ math: 'x', ml: convertTex('x', false) }, { math: '\\frac{1' }] }]] }],
          },
        },
        null,
        7,
      ],
    });
  });
});
