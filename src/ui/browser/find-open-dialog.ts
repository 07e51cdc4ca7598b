/** The modal dialog over the page, if one is open. */
export function findOpenDialog(): Element | null {
  return document.querySelector('dialog:modal, [aria-modal="true"]');
}
