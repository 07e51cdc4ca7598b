/** Eight random characters: unique within an activity, not secret. */
export function createId(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from({ length: 8 }, () => letters.charAt(Math.floor(Math.random() * letters.length))).join('');
}
