import type { LiveMessage } from '#contract/live.ts';
import type { SpaceUpdate } from '#server/features/spaces/shared-messages.ts';

/** Parses a message about a space. */
export function readUpdate(message: string): SpaceUpdate {
  const parsed = JSON.parse(message) as LiveMessage;
  if (parsed.kind !== 'space') throw new Error(`Not about a space: ${message}`);
  return parsed.space;
}
