import type { ApiReply } from '#contract/api.ts';

export type UnitItem = ApiReply<'GET /teacher/unit_list'>['items'][number];

/** The units of one class and subject in their order; never empty. */
export type UnitGroup = { key: string; firstUnit: UnitItem; units: UnitItem[] };

/** Groups units by class and subject, in the order of their first units. */
export function groupUnits(units: readonly UnitItem[]): UnitGroup[] {
  const groups = new Map<string, UnitGroup>();
  for (const unit of units) {
    const key = `${unit.class_id}-${unit.subject_id}`;
    const group = groups.get(key);
    if (group) group.units.push(unit);
    else groups.set(key, { key, firstUnit: unit, units: [unit] });
  }
  return [...groups.values()];
}

/**
 * The position, from 1, in the whole group of the unit at `index` of this page's group. The group may begin on an earlier
 * page.
 */
export function computePosition(group: UnitGroup, index: number, offset: number): number {
  return index + (offset === 0 ? 1 : group.firstUnit.position);
}
