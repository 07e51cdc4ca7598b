/** Elements of SVG as text. */

const escapes = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);
/** Also without the control characters that XML does not have. */
export const escapeXml = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- these are the ones to leave out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (sign) => escapes.get(sign) ?? '');
export const format = (value: number): string => String(Math.round(value * 100) / 100);

type Attributes = Readonly<Record<string, string | number>>;

export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? format(value) : escapeXml(value)}"`,
  );
  return content === ''
    ? `<${name}${written.join('')}/>`
    : `<${name}${written.join('')}>${content}</${name}>`;
}
