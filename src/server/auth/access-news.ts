import type { Bus } from '#server/realtime/bus.ts';

/**
 * Tells open connections of a person to check at once whether they may go on. Call it after the commit that ended a
 * session or a membership.
 */
export function publishAccessChange({ bus }: { bus: Bus }, userId: number): void {
  bus.publish('access', userId, {});
}
