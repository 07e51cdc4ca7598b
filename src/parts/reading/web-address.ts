import { hasMarkup } from './link-checks.ts';

/**
 * Addresses of web pages as teachers type them. Only https, and without a name or password in them: such an
 * address may stand in a link or a frame.
 */

const pattern = /^https:\/\/([^\s/?#@:\\[\]"'<>]+|\[[0-9a-f:.]+\])(:\d{1,5})?([/?#][^\s"'<>\\]*)?$/i;

export const webAddressMaxLength = 2_000;

export function isWebAddress(text: string): boolean {
  return text.length <= webAddressMaxLength && pattern.test(text);
}

/** What was typed or pasted, with `https://` in front where no scheme was given. */
export function completeAddress(typed: string): string {
  const text = typed.trim();
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text) || /^(mailto|javascript|data|tel):/i.test(text);
  if (text === '' || hasScheme || hasMarkup(text)) return text;
  return `https://${text.replace(/^\/+/, '')}`;
}

/** Host and port of an address, to be shown and compared; empty where it is none. */
export function hostOf(address: string): string {
  const [, host = '', port = ''] = pattern.exec(address) ?? [];
  return host.toLowerCase() + (port === ':443' ? '' : port);
}
