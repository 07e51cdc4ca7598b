import type { SpaceKey } from '#server/features/spaces/spaces.repository.ts';
import type { App } from '#server/http/context.ts';

/** Tells watchers that spaces have changed. Call it after the commit. */
export function publishSpaceChanges({ bus }: App, changedSpaces: readonly SpaceKey[]): void {
  for (const { courseware_id, attempt_id, name } of changedSpaces)
    bus.publish('space', courseware_id, { attempt_id, name });
}
