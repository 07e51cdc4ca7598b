import type { SpaceKey } from '#server/features/spaces/spaces.repository.ts';
import type { App } from '#server/http/context.ts';

/** Tells watchers that spaces have changed. Call it after the commit. */
export function publishSpaces({ bus }: App, changed: readonly SpaceKey[]): void {
  for (const { courseware_id, attempt_id, name } of changed)
    bus.publish('space', courseware_id, { attempt_id, name });
}
