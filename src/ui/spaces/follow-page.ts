/** Catches up when the page comes back or the network does, and disconnects while nobody sees the page. Returns how to stop. */
export function followPage({ resume, pause }: { resume: () => void; pause: () => void }): () => void {
  const onVisibility = () => (document.visibilityState === 'visible' ? resume() : pause());
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', resume);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', resume);
  };
}
