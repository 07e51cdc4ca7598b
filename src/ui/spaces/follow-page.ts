/** Resumes when the page is shown again or the network is back; pauses while the page is hidden. Returns a stop function. */
export function followPage({ resume, pause }: { resume: () => void; pause: () => void }): () => void {
  const onVisibility = () => (document.visibilityState === 'visible' ? resume() : pause());
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', resume);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', resume);
  };
}
