import type { Tx } from '#server/database/database.ts';
import { type Bus, publish } from '#server/realtime/bus.ts';

/** Makes the open connections of people check their access once the transaction is committed. */
export function publishAccessChange(app: { bus: Bus }, tx: Tx, ...userIds: readonly number[]): void {
  for (const id of userIds) publish(app, tx, 'access', id, {});
}
