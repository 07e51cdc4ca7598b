import { AppError } from '#server/app-error.ts';
import type { SpaceView } from '#server/features/spaces/read-space.service.ts';
import { publishPresence } from '#server/features/spaces/watch-spaces.service.ts';
import type { App } from '#server/http/context.ts';

/** Shares a person's presence with the others. Refuses 'invalid_input' for values that the space does not accept. */
export function sharePresence(app: App, { key, space, person, isVisible }: SpaceView, value: unknown): void {
  if (!space.presence || !isVisible) throw new AppError('not_found');
  const parsed = value === null ? { success: true, data: null } : space.presence.value.safeParse(value);
  if (!parsed.success) throw new AppError('invalid_input', { field: 'value' });
  publishPresence(app, key, person, parsed.data);
}
