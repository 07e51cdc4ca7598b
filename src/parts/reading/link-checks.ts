/** Checks of a text that should be an address. */

/** Leads out of the app: a page with https, an e-mail address or a telephone number. */
export function isExternalLink(text: string): boolean {
  return /^(https:\/\/|mailto:|tel:)\S/i.test(text.trim());
}

export function isFilled(text: string): boolean {
  return text.trim() !== '';
}

/** Holds a tag of HTML, as when a link was copied out of a page's source. */
export function hasMarkup(text: string): boolean {
  return /<\/?[a-z][^<>]*>/i.test(text);
}
