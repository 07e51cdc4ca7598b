import type { Tx } from '#server/database/database.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { type Bus, publish } from '#server/realtime/bus.ts';
import { auditFollower } from './audit-follower.ts';
import { type Change, follow } from './change.ts';
import { liveFollower } from './live-follower.ts';

export type { Change } from './change.ts';

/** Records what the transaction changed: audit entries within it, messages to watchers after its commit. */
export async function recordChanges(app: { bus: Bus }, tx: Tx, ...changes: readonly Change[]): Promise<void> {
  await recordAudit(tx, ...changes.flatMap((change) => follow(auditFollower, change)));
  const messages = changes.flatMap((change) => follow(liveFollower, change));
  const distinctMessages = new Map(messages.map((message) => [JSON.stringify(message), message]));
  for (const { topic, id, message } of distinctMessages.values()) publish(app, tx, topic, id, message);
}
