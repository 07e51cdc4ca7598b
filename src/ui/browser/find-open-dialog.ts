/** The dialog that lies over the page, if one is open. */
export function findOpenDialog(): Element | null {
  return document.querySelector('dialog:modal, [aria-modal="true"]');
}
