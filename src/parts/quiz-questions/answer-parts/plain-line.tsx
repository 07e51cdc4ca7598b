import type { RichText } from '#parts/formatted-text/rich-text.ts';
import { toPlainText } from '../body-text.ts';

/** A formatted text in one line, without its formatting. */
export function PlainLine({ text }: { text: RichText }) {
  return toPlainText(text);
}
