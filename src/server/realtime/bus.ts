import type { SpacePerson } from '#activities/space.ts';
import type { ApiReply } from '#contract/api.ts';

/**
 * News between the parts of the server, and between its processes: from those who change something to those who show it
 * live. Whoever publishes does so after the commit; a message may be lost, so nothing is stored by it.
 */

/** What is told of which thing; `id` beside the topic says which one. */
export type Topics = {
  /** Of a courseware: an attempt changed; null: guests came or were removed; 0: the courseware was deleted. */
  courseware: ApiReply<'GET /study/live'>;
  /** Of an attempt, for its members. */
  attempt: ApiReply<'GET /play/live'>;
  /** Of a courseware: what its teachers have switched. */
  control: { control: unknown };
  /** Of a job: nobody wants it any more. */
  job: { state: 'cancelled' };
  /** A job waits to be done; the only thing of its kind has the id 0. */
  jobs: { kind: string };
  /** Of a courseware: one of its spaces has changed, or somebody tells what they do in it now; null: they have gone. */
  space: { attempt_id: number | null; name: string; presence?: { by: SpacePerson; value: unknown } };
};

export type Topic = keyof Topics;
export type Listener<T extends Topic> = (message: Topics[T]) => void;

export type Bus = {
  publish: <T extends Topic>(topic: T, id: number, message: Topics[T]) => void;
  /** Returns the function that ends the subscription. */
  subscribe: <T extends Topic>(topic: T, id: number, listener: Listener<T>) => () => void;
  close: () => Promise<void>;
};

/** The form for one process. A listener that throws does not keep the others from hearing. */
export function openLocalBus(onError: (error: unknown) => void): Bus {
  const listeners = new Map<string, Set<(message: never) => void>>();
  return {
    publish: (topic, id, message) => {
      for (const listener of listeners.get(`${topic}:${id}`) ?? []) {
        try {
          listener(message as never);
        } catch (error) {
          onError(error);
        }
      }
    },
    subscribe: (topic, id, listener) => {
      const key = `${topic}:${id}`;
      const set = listeners.get(key) ?? new Set();
      listeners.set(key, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && listeners.get(key) === set) listeners.delete(key);
      };
    },
    close: async () => listeners.clear(),
  };
}
