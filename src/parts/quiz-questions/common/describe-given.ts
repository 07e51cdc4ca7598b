/** A typed answer in one line, with its share of the points if it is only a part. */
export function describeGiven(text: string, share: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return share > 0 && share < 1 ? `${line} (${Math.round(share * 100)}%)` : line;
}
