import type { ApiReply } from '#contract/api.ts';
import type { SpacePerson } from '#form/space.ts';
import { afterCommit, type Tx } from '#server/database/database.ts';

/**
 * Messages between parts of the server and between its processes, from code that changes something to streams that show
 * it live. `publish` sends them after the commit. Messages may be lost, so nothing may be stored because of one.
 */

/**
 * Topics with their messages. The id that is published with a topic belongs to the object named first in its comment.
 */
export type Topics = {
  /** Courseware: an attempt changed; null: guests joined or were removed; 0: the courseware was deleted. */
  courseware: ApiReply<'GET /study/live'>;
  /** Attempt: its state changed. Its members subscribe to it. */
  attempt: ApiReply<'GET /play/live'>;
  /** Courseware: its teachers changed its switches. */
  control: { control: unknown };
  /** Courseware: it was synced to another revision of its activity. */
  synced: { revision_id: number };
  /** Person: a session of theirs ended, or their permissions changed. */
  access: Record<string, never>;
  /** Person: they got a message. */
  messages: Record<string, never>;
  /** Job: it was cancelled. */
  job: { state: 'cancelled' };
  /** No object (id 0): a job was added. */
  jobs: { kind: string };
  /** Courseware: one of its spaces changed, or a person's presence did; a value of null: the person left. */
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

/** Publishes a message after the commit of the transaction that made the change, and never if it is rolled back. */
export function publish<T extends Topic>(
  { bus }: { bus: Bus },
  tx: Tx,
  topic: T,
  id: number,
  message: Topics[T],
): void {
  afterCommit(tx, () => bus.publish(topic, id, message));
}

/** The bus of a single process. A listener that throws does not affect the others. */
export function openLocalBus(onError: (error: unknown) => void): Bus {
  const listenersByKey = new Map<string, Set<(message: never) => void>>();
  return {
    publish: (topic, id, message) => {
      for (const listener of listenersByKey.get(`${topic}:${id}`) ?? []) {
        try {
          listener(message as never);
        } catch (error) {
          onError(error);
        }
      }
    },
    subscribe: (topic, id, listener) => {
      const key = `${topic}:${id}`;
      const topicListeners = listenersByKey.get(key) ?? new Set();
      listenersByKey.set(key, topicListeners.add(listener));
      return () => {
        topicListeners.delete(listener);
        if (topicListeners.size === 0 && listenersByKey.get(key) === topicListeners)
          listenersByKey.delete(key);
      };
    },
    close: async () => listenersByKey.clear(),
  };
}
