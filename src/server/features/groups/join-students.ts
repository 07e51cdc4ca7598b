import type { StudentPair } from '#contract/rules/group-rules.ts';

/** Students who are placed in the same group: one single student, or several who are kept together. */
export type StudentUnit = { students: number[] };

/**
 * Joins students who are kept together, directly or through others, into one unit each; every other student is a unit
 * alone. Undefined if a unit has more than `sizeMax` students.
 */
export function joinStudents(
  students: readonly number[],
  togetherPairs: readonly StudentPair[],
  sizeMax: number,
): StudentUnit[] | undefined {
  const unitByStudent = new Map(students.map((id): [number, StudentUnit] => [id, { students: [id] }]));
  for (const { first_id, second_id } of togetherPairs) {
    const first = unitByStudent.get(first_id);
    const second = unitByStudent.get(second_id);
    if (!first || !second || first === second) continue;
    first.students.push(...second.students);
    for (const id of second.students) unitByStudent.set(id, first);
  }
  const units = [...new Set(unitByStudent.values())];
  return units.every((unit) => unit.students.length <= sizeMax) ? units : undefined;
}

/**
 * Maps each unit to its rivals: the units with a student who must be kept apart from it. Ignores pairs inside one
 * unit.
 */
export function findRivals(
  units: readonly StudentUnit[],
  apartPairs: readonly StudentPair[],
): Map<StudentUnit, Set<StudentUnit>> {
  const unitByStudent = new Map(units.flatMap((unit) => unit.students.map((id) => [id, unit] as const)));
  const rivalsByUnit = new Map(units.map((unit): [StudentUnit, Set<StudentUnit>] => [unit, new Set()]));
  for (const { first_id, second_id } of apartPairs) {
    const first = unitByStudent.get(first_id);
    const second = unitByStudent.get(second_id);
    if (!first || !second || first === second) continue;
    rivalsByUnit.get(first)?.add(second);
    rivalsByUnit.get(second)?.add(first);
  }
  return rivalsByUnit;
}
