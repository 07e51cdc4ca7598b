/** Coming back makes two events at once, and some go to and fro between windows. */
const gapMs = 3_000;

/** Runs `act` when the student comes back to the page, not twice within the gap; returns what ends it. */
export function onReturn(act: () => void): () => void {
  let last = Date.now();
  const again = () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < gapMs) return;
    last = Date.now();
    act();
  };
  window.addEventListener('focus', again);
  document.addEventListener('visibilitychange', again);
  return () => {
    window.removeEventListener('focus', again);
    document.removeEventListener('visibilitychange', again);
  };
}
