/** A return fires two events at once, and some students switch quickly between windows. */
const intervalMs = 3_000;

/** Runs `act` when the student comes back to the page, at most once in the interval; returns a function that stops it. */
export function onReturn(act: () => void): () => void {
  let last = Date.now();
  const handleReturn = () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < intervalMs) return;
    last = Date.now();
    act();
  };
  window.addEventListener('focus', handleReturn);
  document.addEventListener('visibilitychange', handleReturn);
  return () => {
    window.removeEventListener('focus', handleReturn);
    document.removeEventListener('visibilitychange', handleReturn);
  };
}
