// Runs in a page before its own scripts, when `pageRows` holds the source of a regular expression. Counts rows as
// they are drawn, and records the last change and long tasks, which block the browser.

const watch = { rows: 0, at: 0, changedAt: 0, tasks: [] };
const rows = new RegExp(globalThis.pageRows, 'g');
let isDue = false;

function count() {
  isDue = false;
  watch.changedAt = performance.now();
  const found = new Set(document.documentElement.textContent.match(rows)).size;
  if (found > watch.rows) Object.assign(watch, { rows: found, at: watch.changedAt });
}

new MutationObserver(() => {
  if (isDue) return;
  isDue = true;
  // Counts after the frame in which the change is drawn.
  requestAnimationFrame(() => setTimeout(count));
}).observe(document, { childList: true, subtree: true, characterData: true });

new PerformanceObserver((list) => {
  watch.tasks.push(...list.getEntries().map(({ duration }) => duration));
}).observe({ type: 'longtask', buffered: true });

/** Whether there has been no new row and no new file for this time. */
globalThis.isPageComplete = (quietMs) => {
  const ends = performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd);
  return watch.rows > 0 && performance.now() - Math.max(watch.at, ...ends) > quietMs;
};

globalThis.readPage = () => ({
  rows: watch.rows,
  elements: document.querySelectorAll('*').length,
  contentMs: watch.at,
  wholeMs: watch.changedAt,
  blockedMs: watch.tasks.reduce((sum, ms) => sum + ms - 50, 0),
  longestMs: Math.max(0, ...watch.tasks),
  files: performance
    .getEntriesByType('resource')
    .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }))
    .filter(({ path, bytes }) => bytes > 0 && /\.(js|css)$/.test(path)),
});
