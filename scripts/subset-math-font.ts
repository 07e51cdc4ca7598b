// Makes the font of formulas from STIX Two Math: `node scripts/subset-math-font.ts`. The whole font has 400 KB; a quiz with
// formulas loads what school formulas consist of.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const packageFolder = join(import.meta.dirname, '../node_modules/@fontsource/stix-two-math');
const viewsFolder = join(import.meta.dirname, '../src/parts/formatted-text/views');

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const characters = [
  range(0x20, 0x7e),
  '£¥§¬°±²³µ·¹×÷',
  // Greek, and Latin and Greek in italics as variables have them.
  'ΓΔΘΛΞΠΣΦΨΩαβγδεζηθικλμνξοπρςστυφχψωϑϕϖϵ',
  range(0x1d434, 0x1d467),
  'ℎ',
  range(0x1d6fc, 0x1d71b),
  // Vectors and matrices are bold, sets have doubled strokes.
  '𝐀𝐁𝐂𝐃𝐈𝐌𝐏𝐐𝐗𝟎',
  range(0x1d41a, 0x1d433),
  'ℂℕℙℚℝℤℒℓℏ',
  'ıȷ̸̀́̂̃̄̇̈̌⃗ˆˇ˜¯˙´¨',
  '–—‖‘’“”†•…′″‴‵‾⁄\u2061\u2062\u2063\u2064',
  '←↑→↓↔↕↗↘↦⇀⇁⇌⇐⇑⇒⇓⇔⟵⟶⟷⟸⟹⟺⟼',
  '∀∂∃∄∅∆∇∈∉∋∏∑−∓∕∖∗∘∙√∛∝∞∟∠∡∢∣∤∥∦∧∨∩∪∫∬∮∴∵∶∷∼∽≃≅≈≉≌≐≒≔≜≠≡≢≤≥≦≧≪≫≮≯≰≱⊂⊃⊄⊅⊆⊇⊈⊊⊕⊖⊗⊙⊢⊤⊥⊿⋀⋁⋂⋃⋅⋆⋮⋯⋱',
  '⌈⌉⌊⌋⏜⏞⏟⟨⟩',
  '△▲▽○●□■◇★⩽⩾',
].join('');

const wholeFont = readFileSync(join(packageFolder, 'files/stix-two-math-latin-400-normal.woff2'));
const font = await subsetFont(wholeFont, characters, {
  targetFormat: 'woff2',
  noHinting: true,
  keepFeatures: [],
});
writeFileSync(join(viewsFolder, 'stix-two-math-subset.woff2'), font);
copyFileSync(join(packageFolder, 'LICENSE'), join(viewsFolder, 'stix-two-math-license.txt'));
console.log(`The font of formulas has ${(font.length / 1024).toFixed(1)} KB`);
