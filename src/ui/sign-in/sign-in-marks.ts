/** The server leads back to this page with one of these marks at the end of the address. */
export const signedInMark = '#signed-in';
export const refusedMark = '#refused-';

/** Removes the mark after it is handled, so that a reload does not handle it again. */
export function removeMark(): void {
  const { hash, pathname, search } = window.location;
  if (hash === signedInMark || hash.startsWith(refusedMark))
    window.history.replaceState(window.history.state, '', pathname + search);
}
