import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import type { SpaceView } from '#server/features/spaces/read-space.service.ts';
import { publishPresence } from '#server/features/spaces/watch-spaces.service.ts';

/**
 * Sends a person's presence to the other watchers of the space. Refuses values that the space does not accept. What a
 * person sends who may not write there at the moment is dropped: the page may not know it yet. `control`: the switches now.
 */
export async function sharePresence(
  app: App,
  { key, space, person, content, isVisible, mayBePresent }: SpaceView,
  value: unknown,
  control: unknown,
): Promise<void> {
  if (!space.presence || !isVisible) throw new AppError('not_found');
  const parsedValue = value === null ? { success: true, data: null } : space.presence.value.safeParse(value);
  if (!parsedValue.success) throw new AppError('invalid_input', { field: 'value' });
  const conditions = { content, control, attemptId: key.attempt_id ?? undefined };
  const mayLeave = parsedValue.data === null;
  const mayBeSeen =
    mayLeave ||
    ((space.presence.maySend?.(person, conditions) ?? true) && ((await mayBePresent?.()) ?? true));
  if (mayBeSeen) publishPresence(app, key, person, parsedValue.data);
}
