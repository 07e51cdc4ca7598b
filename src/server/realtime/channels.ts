/** Messages between the parts of the server that change something and those who watch it live. */

export type Listener = (message: unknown) => void;

export type Channels = {
  publish: (channel: string, message: unknown) => void;
  /** Returns the function that ends the subscription. */
  subscribe: (channel: string, listener: Listener) => () => void;
};

/** The form for one process. A listener that throws does not keep the others from hearing. */
export function openLocalChannels(onError: (error: unknown) => void): Channels {
  const listeners = new Map<string, Set<Listener>>();
  return {
    publish: (channel, message) => {
      for (const listener of listeners.get(channel) ?? []) {
        try {
          listener(message);
        } catch (error) {
          onError(error);
        }
      }
    },
    subscribe: (channel, listener) => {
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && listeners.get(channel) === set) listeners.delete(channel);
      };
    },
  };
}
