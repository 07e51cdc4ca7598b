/** The text that a response has under the name, read without a schema; empty if there is none. */
export function readTyped(response: unknown, name: string): string {
  if (typeof response !== 'object' || response === null) return '';
  const text: unknown = Object.hasOwn(response, name) ? Reflect.get(response, name) : undefined;
  return typeof text === 'string' ? text : '';
}
