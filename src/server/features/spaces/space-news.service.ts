import type { App } from '#server/app.ts';
import type { Tx } from '#server/database/database.ts';
import type { SpaceKey } from '#server/features/spaces/spaces.repository.ts';
import { publish } from '#server/realtime/publish.ts';

/** Tells watchers that spaces have changed. */
export function publishSpaceChanges(app: App, tx: Tx, changedSpaces: readonly SpaceKey[]): void {
  for (const { courseware_id, attempt_id, name } of changedSpaces)
    publish(app, tx, 'space', courseware_id, { attempt_id, name });
}
