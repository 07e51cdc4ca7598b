import { hasMarkup } from './link-checks.ts';

/**
 * Addresses of web pages as teachers type them. Only https, and without a name or password in them, so that they are safe
 * in a link or a frame.
 */

const webAddressPattern =
  /^https:\/\/([^\s/?#@:\\[\]"'<>]+|\[[0-9a-f:.]+\])(:\d{1,5})?([/?#][^\s"'<>\\]*)?$/i;

export const webAddressMaxLength = 2_000;

export function isWebAddress(text: string): boolean {
  return text.length <= webAddressMaxLength && webAddressPattern.test(text);
}

/** The typed or pasted text, with `https://` before it if it has no scheme. */
export function completeAddress(typed: string): string {
  const text = typed.trim();
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text) || /^(mailto|javascript|data|tel):/i.test(text);
  if (text === '' || hasScheme || hasMarkup(text)) return text;
  return `https://${text.replace(/^\/+/, '')}`;
}

/** Host and port of an address, to show and compare; empty if the text is no address. */
export function hostOf(address: string): string {
  const [, host = '', port = ''] = webAddressPattern.exec(address) ?? [];
  return host.toLowerCase() + (port === ':443' ? '' : port);
}
