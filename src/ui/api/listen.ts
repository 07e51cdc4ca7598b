import { EventSource } from 'eventsource';
import type { Api, ApiInput, ApiReply } from '#contract/api.ts';
import { buildUrl, requestHeaders } from '#ui/api/call.ts';

/** Operations that reply with server-sent events. */
export type StreamKey = {
  [K in keyof Api]: Api[K] extends { kind: 'stream' } ? K : never;
}[keyof Api];

export type StreamListener<K extends StreamKey> = {
  onMessage: (message: ApiReply<K>) => void;
  /** Also called after each reconnection, since messages may have been missed. */
  onOpen?: () => void;
  /** The connection was lost or refused; a lost one reconnects by itself. */
  onError?: () => void;
};

/** Listens to a stream of the server with the token of this session; returns a function that stops it. */
export function listen<K extends StreamKey>(
  key: K,
  input: ApiInput<K>,
  { onMessage, onOpen, onError }: StreamListener<K>,
  reopenMs = 5_000,
): () => void {
  const path = key.slice('GET '.length);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const openSource = (): EventSource => {
    const openedSource = new EventSource(buildUrl(path, input), {
      fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, ...requestHeaders() } }),
    });
    openedSource.addEventListener('open', () => onOpen?.());
    openedSource.addEventListener('message', ({ data }) => onMessage(JSON.parse(data) as ApiReply<K>));
    openedSource.addEventListener('error', ({ code = 0 }) => {
      onError?.();
      // EventSource gives up after an error status, but a busy server recovers.
      if (code >= 500) timer = setTimeout(() => (source = openSource()), reopenMs);
    });
    return openedSource;
  };
  let source = openSource();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
