import { EventSource } from 'eventsource';
import type { Api, ApiInput, ApiReply } from '#contract/api.ts';
import { buildUrl, requestHeaders } from '#ui/api/call.ts';

/** Operations that answer with server-sent events. */
export type StreamKey = {
  [K in keyof Api]: Api[K] extends { kind: 'stream' } ? K : never;
}[keyof Api];

export type StreamListener<K extends StreamKey> = {
  onMessage: (message: ApiReply<K>) => void;
  /** Also after each reconnection: messages may have been missed. */
  onOpen?: () => void;
  /** The connection was lost or refused; a lost one is opened again by itself. */
  onError?: () => void;
};

/** Listens to a stream of the server with the token of this session; returns what ends it. */
export function listen<K extends StreamKey>(
  key: K,
  input: ApiInput<K>,
  { onMessage, onOpen, onError }: StreamListener<K>,
): () => void {
  const path = key.slice('GET '.length);
  const source = new EventSource(buildUrl(path, input), {
    fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, ...requestHeaders() } }),
  });
  source.addEventListener('open', () => onOpen?.());
  source.addEventListener('error', () => onError?.());
  source.addEventListener('message', ({ data }) => onMessage(JSON.parse(data) as ApiReply<K>));
  return () => source.close();
}
