/**
 * After an update of the server, an open page may request code that no longer exists. Reloads the page then, at most once
 * a minute, instead of leaving it blank.
 */
const key = 'reloaded_at';
const intervalMs = 60_000;

export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < intervalMs) return;
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  });
}
