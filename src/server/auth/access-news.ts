import type { Bus } from '#server/realtime/bus.ts';

/**
 * Makes the open connections of a person check their access at once. Call it after the commit that ended a session or
 * a membership.
 */
export function publishAccessChange({ bus }: { bus: Bus }, userId: number): void {
  bus.publish('access', userId, {});
}
