/**
 * After an update of the server, an open page may request code that no longer exists. Reloads the page then, at most once
 * a minute, instead of leaving it blank. Without network the page stays as it is, because it could not be loaded again.
 */
const lastReloadKey = 'reloaded_at';
const minIntervalMs = 60_000;

let preloadCount = 0;

/** Loads code that is not needed yet: if that fails, the page is not reloaded under a person who works on it. */
export async function preload<T>(load: () => Promise<T>): Promise<T> {
  preloadCount += 1;
  try {
    return await load();
  } finally {
    preloadCount -= 1;
  }
}

async function canLoadPage(): Promise<boolean> {
  const response = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined);
  return response?.ok ?? false;
}

/** Loads the page again, because the server has newer code than it: it meets what it does not know. */
export async function reloadOutdatedPage(reload = () => location.reload()): Promise<void> {
  if (!(await canLoadPage())) return;
  const lastReloadAt = Number(sessionStorage.getItem(lastReloadKey) ?? 0);
  if (Date.now() - lastReloadAt < minIntervalMs) return;
  sessionStorage.setItem(lastReloadKey, String(Date.now()));
  reload();
}

export function reloadWhenOutdated(reload = () => location.reload()): void {
  // Vite sends this event for every import that fails, before the import rejects.
  window.addEventListener('vite:preloadError', () => {
    if (preloadCount === 0) void reloadOutdatedPage(reload);
  });
  document.addEventListener('error', removeFailedStyles, { capture: true });
}

/** Vite takes a stylesheet that is in the page for loaded: one that failed would be missing after the next try, too. */
function removeFailedStyles({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
}
