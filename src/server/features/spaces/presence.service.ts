import { AppError } from '#server/app-error.ts';
import type { ReadPlace } from '#server/features/spaces/read-space.service.ts';
import { tellPresence } from '#server/features/spaces/watch-spaces.service.ts';
import type { App } from '#server/http/context.ts';

/** Passes on what somebody is doing; refuses what the space has no form for. */
export function passOn(app: App, { key, space, person, isVisible }: ReadPlace, value: unknown): void {
  if (!space.presence || !isVisible) throw new AppError('not_found');
  const parsed = value === null ? { success: true, data: null } : space.presence.value.safeParse(value);
  if (!parsed.success) throw new AppError('invalid_input', { field: 'value' });
  tellPresence(app, key, person, parsed.data);
}
