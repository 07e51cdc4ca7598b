/** Checks of a text that should be an address. */

/** Whether the text is a link out of the app: to a page with https, an e-mail address or a telephone number. */
export function isExternalLink(text: string): boolean {
  return /^(https:\/\/|mailto:|tel:)\S/i.test(text.trim());
}

export function isFilled(text: string): boolean {
  return text.trim() !== '';
}

/** Whether the text has an HTML tag in it, such as a link copied from a page's source. */
export function hasMarkup(text: string): boolean {
  return /<\/?[a-z][^<>]*>/i.test(text);
}
