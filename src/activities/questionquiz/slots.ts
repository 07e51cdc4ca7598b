/** Sums over slots, free of zod so that the editor shares them. */

type AnySlot = { kind: 'question' | 'random'; count?: number | null; points: number | null };

export const countPlaces = (slot: AnySlot): number => (slot.kind === 'question' ? 1 : (slot.count ?? 0));

export function countAllPlaces({ slots }: { slots: readonly AnySlot[] }): number {
  return slots.reduce((sum, slot) => sum + countPlaces(slot), 0);
}

export function sumPoints(slots: readonly AnySlot[]): number {
  return slots.reduce((sum, slot) => sum + countPlaces(slot) * (slot.points ?? 0), 0);
}

/** Slots with equal filters have the same key: they share a pool. */
export function toPoolKey({ filter }: { filter: object }): string {
  const named = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  return JSON.stringify(named.sort(([one], [other]) => (one < other ? -1 : 1)));
}
