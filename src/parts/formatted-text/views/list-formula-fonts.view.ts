import mathFont from './stix-two-math-subset.woff2?url';

/** The font that a content needs for its formulas: browsers ask for it only once a formula is on the page. */
export function listFormulaFonts(content: unknown): string[] {
  return JSON.stringify(content).includes('"math":') ? [mathFont] : [];
}
