/** Where a key leads on a chart that is read one point after the other; undefined for other keys. */
export function chooseIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowLeft') return Math.max(0, index - 1);
  if (key === 'ArrowRight') return Math.min(count - 1, index + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
