/**
 * Remembers the page from which somebody left to sign in with an account elsewhere, in the tab's storage. The server always
 * leads back to the sign-in page, and not to the join code or the page that required signing in.
 */

const key = 'sign_in_from';

export function rememberPage(): void {
  try {
    sessionStorage.setItem(key, window.location.pathname + window.location.search);
  } catch {
    // Without storage, the person continues on the first page.
  }
}

/** Goes to the remembered page, once, with the mark of this page's address. Returns true if it is another page. */
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
  // With the origin, because a path that begins with two slashes would lead to another host.
  window.location.replace(origin + from + hash);
  return true;
}
