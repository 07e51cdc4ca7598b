/**
 * Remembers the page from which somebody left to sign in with an account elsewhere, in the tab's storage. The server always
 * leads back to the sign-in page, and not to the join code or the page that required signing in.
 */

const pageStorageKey = 'sign_in_from';

export function rememberPage(): void {
  try {
    sessionStorage.setItem(pageStorageKey, window.location.pathname + window.location.search);
  } catch {
    // Without storage, the person continues on the first page.
  }
}

/** Goes to the remembered page, once, with the mark of this page's address. Returns true if it is another page. */
export function returnToRememberedPage(): boolean {
  let rememberedPath: string | null = null;
  try {
    rememberedPath = sessionStorage.getItem(pageStorageKey);
    sessionStorage.removeItem(pageStorageKey);
  } catch {
    return false;
  }
  const { origin, pathname, search, hash } = window.location;
  if (rememberedPath === null || rememberedPath === pathname + search) return false;
  // With the origin, because a path that begins with two slashes would lead to another host.
  window.location.replace(origin + rememberedPath + hash);
  return true;
}
