import { liveSocketPath } from '#contract/limits.ts';

/** The address of the live connection, on the server that this page came from. */
export function liveUrl(): string {
  const url = new URL(liveSocketPath, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}
