import type { App } from '#server/app.ts';
import type { SpaceKey } from '#server/features/spaces/spaces.repository.ts';

/** Tells watchers that spaces have changed. Call it after the commit. */
export function publishSpaceChanges({ bus }: App, changedSpaces: readonly SpaceKey[]): void {
  for (const { courseware_id, attempt_id, name } of changedSpaces)
    bus.publish('space', courseware_id, { attempt_id, name });
}
