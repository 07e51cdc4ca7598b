import { hasFormula } from '../has-formatted-text.ts';
import mathFont from './stix-two-math-subset.woff2?url';

/** The font that a content needs for its formulas: browsers ask for it only once a formula is on the page. */
export function listFormulaFonts(content: unknown): string[] {
  return hasFormula(content) ? [mathFont] : [];
}
