/**
 * After an update of the server, an open page may request code that no longer exists. Reloads the page then, at most once
 * a minute, instead of leaving it blank.
 */
const lastReloadKey = 'reloaded_at';
const minIntervalMs = 60_000;

export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', () => {
    const lastReloadAt = Number(sessionStorage.getItem(lastReloadKey) ?? 0);
    if (Date.now() - lastReloadAt < minIntervalMs) return;
    sessionStorage.setItem(lastReloadKey, String(Date.now()));
    location.reload();
  });
}
