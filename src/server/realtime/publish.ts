import { afterCommit, type Tx } from '#server/database/database.ts';
import type { Bus, Topic, Topics } from '#server/realtime/bus.ts';

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
