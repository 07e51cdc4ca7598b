/**
 * After an update of the server, a page that is still open asks for code that is no longer there. It is then
 * loaded anew, at most once a minute, instead of staying blank.
 */
const key = 'reloaded_at';
const pauseMs = 60_000;

export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < pauseMs) return;
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  });
}
