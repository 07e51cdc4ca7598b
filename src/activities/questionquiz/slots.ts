import type { RandomSlot, Slot } from './model.ts';

/** Sums over slots, free of zod so that the editor shares them. */

export const countPlaces = (slot: Slot): number => (slot.kind === 'question' ? 1 : (slot.count ?? 0));

export function countAllPlaces({ slots }: { slots: readonly Slot[] }): number {
  return slots.reduce((sum, slot) => sum + countPlaces(slot), 0);
}

export function sumPoints(slots: readonly Slot[]): number {
  return slots.reduce((sum, slot) => sum + countPlaces(slot) * (slot.points ?? 0), 0);
}

/** Slots with equal filters have the same key: they share a pool. */
export function toPoolKey({ filter }: Pick<RandomSlot, 'filter'>): string {
  const named = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  return JSON.stringify(named.sort(([one], [other]) => (one < other ? -1 : 1)));
}
