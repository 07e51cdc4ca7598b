/** A return fires two events at once, and some students switch quickly between windows. */
const minIntervalMs = 3_000;

/** Calls back when the student returns to the page, at most once in the interval. Returns a function that stops it. */
export function onReturn(onStudentReturn: () => void): () => void {
  let lastReturnAt = Date.now();
  const handleReturn = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastReturnAt < minIntervalMs) return;
    lastReturnAt = Date.now();
    onStudentReturn();
  };
  window.addEventListener('focus', handleReturn);
  document.addEventListener('visibilitychange', handleReturn);
  return () => {
    window.removeEventListener('focus', handleReturn);
    document.removeEventListener('visibilitychange', handleReturn);
  };
}
