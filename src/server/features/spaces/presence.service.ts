import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import type { SpaceView } from '#server/features/spaces/read-space.service.ts';
import { publishPresence } from '#server/features/spaces/watch-spaces.service.ts';

/** Sends a person's presence to the other watchers of the space. Refuses values that the space does not accept. */
export function sharePresence(app: App, { key, space, person, isVisible }: SpaceView, value: unknown): void {
  if (!space.presence || !isVisible) throw new AppError('not_found');
  const parsedValue = value === null ? { success: true, data: null } : space.presence.value.safeParse(value);
  if (!parsedValue.success) throw new AppError('invalid_input', { field: 'value' });
  publishPresence(app, key, person, parsedValue.data);
}
