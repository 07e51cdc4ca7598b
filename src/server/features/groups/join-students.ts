import type { StudentPair } from '#contract/rules/group-rules.ts';

/** Students who are placed in the same group: one alone, or all who are kept together. */
export type Unit = { students: number[] };

/**
 * Joins students who are kept together, directly or through others, to units. Undefined if a unit exceeds `sizeMax`.
 */
export function joinStudents(
  students: readonly number[],
  together: readonly StudentPair[],
  sizeMax: number,
): Unit[] | undefined {
  const unitOf = new Map(students.map((id): [number, Unit] => [id, { students: [id] }]));
  for (const { first_id, second_id } of together) {
    const first = unitOf.get(first_id);
    const second = unitOf.get(second_id);
    if (!first || !second || first === second) continue;
    first.students.push(...second.students);
    for (const id of second.students) unitOf.set(id, first);
  }
  const units = [...new Set(unitOf.values())];
  return units.every((unit) => unit.students.length <= sizeMax) ? units : undefined;
}

/** Maps each unit to its rivals: units with a student to keep apart from it. Pairs inside one unit are left out. */
export function listRivals(units: readonly Unit[], apart: readonly StudentPair[]): Map<Unit, Set<Unit>> {
  const unitOf = new Map(units.flatMap((unit) => unit.students.map((id) => [id, unit] as const)));
  const rivals = new Map(units.map((unit): [Unit, Set<Unit>] => [unit, new Set()]));
  for (const { first_id, second_id } of apart) {
    const first = unitOf.get(first_id);
    const second = unitOf.get(second_id);
    if (!first || !second || first === second) continue;
    rivals.get(first)?.add(second);
    rivals.get(second)?.add(first);
  }
  return rivals;
}
