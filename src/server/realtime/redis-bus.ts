import { randomUUID } from 'node:crypto';
import { type Bus, openLocalBus, type Topic, type Topics } from '#server/realtime/bus.ts';

/**
 * The bus of several processes: all receive each message. A process receives its own messages directly, so that it works
 * alone while Redis is away.
 */

/** Other programs may use the same Redis. */
const channelPrefix = 'elearning:';
const connectTimeoutMs = 5_000;
const reconnectMaxMs = 2_000;

type BusEnvelope = { from: string; message: Topics[Topic] };

type RedisBusOptions = {
  url: string;
  onError: (error: unknown) => void;
  /** Called after a reconnection, because messages may have been missed. */
  onGap: () => void;
};

/** Throws if Redis does not answer at the start. Later outages are waited out. */
export async function openRedisBus({ url, onError, onGap }: RedisBusOptions): Promise<Bus> {
  const { createClient } = await import('@redis/client');
  const instanceId = randomUUID();
  const localBus = openLocalBus(onError);
  let hasConnected = false;
  let isClosing = false;
  const reconnectStrategy = (tries: number) =>
    hasConnected ? Math.min(50 * 2 ** tries, reconnectMaxMs) : new Error('Redis (REDIS_URL) does not answer');
  const publisher = createClient({
    url,
    socket: { connectTimeout: connectTimeoutMs, reconnectStrategy },
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
  hasConnected = true;
  subscriber.on('ready', onGap);

  const listenerCountByChannel = new Map<string, number>();
  const makeChannelListener = (topic: Topic, id: number) => (text: string) => {
    const { from, message } = JSON.parse(text) as BusEnvelope;
    if (from !== instanceId) localBus.publish(topic, id, message);
  };
  return {
    publish: (topic, id, message) => {
      localBus.publish(topic, id, message);
      const envelope: BusEnvelope = { from: instanceId, message };
      void publisher
        .publish(`${channelPrefix}${topic}:${id}`, JSON.stringify(envelope))
        .catch(() => undefined);
    },
    subscribe: (topic, id, listener) => {
      const channel = `${channelPrefix}${topic}:${id}`;
      const endLocalSubscription = localBus.subscribe(topic, id, listener);
      const count = (listenerCountByChannel.get(channel) ?? 0) + 1;
      listenerCountByChannel.set(channel, count);
      if (count === 1) void subscriber.subscribe(channel, makeChannelListener(topic, id)).catch(report);
      return () => {
        endLocalSubscription();
        const remainingCount = (listenerCountByChannel.get(channel) ?? 1) - 1;
        listenerCountByChannel.set(channel, remainingCount);
        if (remainingCount > 0) return;
        listenerCountByChannel.delete(channel);
        void subscriber.unsubscribe(channel).catch(report);
      };
    },
    close: async () => {
      isClosing = true;
      await localBus.close();
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
