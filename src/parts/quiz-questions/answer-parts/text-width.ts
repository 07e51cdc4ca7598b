/** Widths of a text in `ch`: Han characters take two. */
export function measureTextWidth(text: string): number {
  let width = 0;
  for (const character of text) width += /[\u1100-\uffdc\u{20000}-\u{3ffff}]/u.test(character) ? 2 : 1;
  return width;
}
