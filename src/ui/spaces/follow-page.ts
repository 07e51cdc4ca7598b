/**
 * Resumes when the page is shown again and when the network comes or goes; pauses while the page is hidden. Resuming without
 * network notices that the connection has ended, which a socket may not tell for minutes. Returns a stop function.
 */
export function followPage({ resume, pause }: { resume: () => void; pause: () => void }): () => void {
  const onVisibility = () => (document.visibilityState === 'visible' ? resume() : pause());
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', resume);
  window.addEventListener('offline', resume);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', resume);
    window.removeEventListener('offline', resume);
  };
}
