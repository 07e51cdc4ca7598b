/** The words of a response or of an entry of a space, for somebody who reads it in a file. Pure. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(describeValue).join('\n');
  if (typeof value !== 'object') return typeof value === 'string' ? value : JSON.stringify(value);
  return Object.entries(value)
    .filter(([name, each]) => name !== 'kind' && each !== null && each !== undefined)
    .map(([name, each]) => (typeof each === 'string' ? each : `${name}: ${describeValue(each)}`))
    .join('\n');
}
