/**
 * The page from which somebody left for an account elsewhere. The server leads back to the sign-in page; a class that was
 * joined, or the page that asked for signing in, is found again by what the tab keeps.
 */

const key = 'sign_in_from';

export function rememberPage(): void {
  try {
    sessionStorage.setItem(key, window.location.pathname + window.location.search);
  } catch {
    // Without it the person is signed in on the first page.
  }
}

/** Goes on to the remembered page, once, with the mark of this one. True if that is another page. */
export function returnToPage(): boolean {
  let from: string | null = null;
  try {
    from = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
  } catch {
    return false;
  }
  const { origin, pathname, search, hash } = window.location;
  if (from === null || from === pathname + search) return false;
  // Begins with the origin: a path may begin with two slashes.
  window.location.replace(origin + from + hash);
  return true;
}
