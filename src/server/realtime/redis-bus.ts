import { randomUUID } from 'node:crypto';
import { type Bus, openLocalBus, type Topic, type Topics } from '#server/realtime/bus.ts';

/**
 * The bus of several processes: all receive each message. A process receives its own messages directly, so that it works
 * alone while Redis is away.
 */

/** Other programs may use the same Redis. */
const prefix = 'elearning:';
const connectMs = 5_000;
const reconnectMaxMs = 2_000;

type Envelope = { from: string; message: Topics[Topic] };

type RedisBusOptions = {
  url: string;
  onError: (error: unknown) => void;
  /** Called after a reconnection, because messages may have been missed. */
  onGap: () => void;
};

/** Throws if Redis does not answer at the start. Later outages are waited out. */
export async function openRedisBus({ url, onError, onGap }: RedisBusOptions): Promise<Bus> {
  const { createClient } = await import('@redis/client');
  const self = randomUUID();
  const local = openLocalBus(onError);
  let isOpen = false;
  let isClosing = false;
  const reconnectStrategy = (tries: number) =>
    isOpen ? Math.min(50 * 2 ** tries, reconnectMaxMs) : new Error('Redis (REDIS_URL) does not answer');
  const publisher = createClient({
    url,
    socket: { connectTimeout: connectMs, reconnectStrategy },
    // Messages are dropped instead of delivered late.
    disableOfflineQueue: true,
  });
  const subscriber = publisher.duplicate({ disableOfflineQueue: false });
  // Commands that run while it is closed fail and report an error.
  const report = (error: unknown) => {
    if (!isClosing) onError(error);
  };
  reportOutages([publisher, subscriber], report);
  await Promise.all([publisher.connect(), subscriber.connect()]);
  isOpen = true;
  subscriber.on('ready', onGap);

  const listenerCounts = new Map<string, number>();
  const hear = (topic: Topic, id: number) => (text: string) => {
    const { from, message } = JSON.parse(text) as Envelope;
    if (from !== self) local.publish(topic, id, message);
  };
  return {
    publish: (topic, id, message) => {
      local.publish(topic, id, message);
      const envelope: Envelope = { from: self, message };
      void publisher.publish(`${prefix}${topic}:${id}`, JSON.stringify(envelope)).catch(() => undefined);
    },
    subscribe: (topic, id, listener) => {
      const channel = `${prefix}${topic}:${id}`;
      const end = local.subscribe(topic, id, listener);
      const count = (listenerCounts.get(channel) ?? 0) + 1;
      listenerCounts.set(channel, count);
      if (count === 1) void subscriber.subscribe(channel, hear(topic, id)).catch(report);
      return () => {
        end();
        const listenersLeft = (listenerCounts.get(channel) ?? 1) - 1;
        listenerCounts.set(channel, listenersLeft);
        if (listenersLeft > 0) return;
        listenerCounts.delete(channel);
        void subscriber.unsubscribe(channel).catch(report);
      };
    },
    close: async () => {
      isClosing = true;
      await local.close();
      for (const client of [publisher, subscriber]) client.destroy();
    },
  };
}

type Client = { on: (event: 'error' | 'ready', listener: (error: unknown) => void) => unknown };

/** Reports one error per outage; a lost connection emits one at each attempt to reconnect. */
function reportOutages(clients: readonly Client[], onError: (error: unknown) => void): void {
  for (const client of clients) {
    let isAway = false;
    client.on('error', (error) => {
      if (!isAway) onError(error);
      isAway = true;
    });
    client.on('ready', () => {
      isAway = false;
    });
  }
}
