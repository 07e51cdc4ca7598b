import type { ApiInput, ApiReply } from '#contract/api.ts';
import { promoteClass } from '#contract/rules/promote-class.ts';

/** The plan of a new school year as its form holds it. Pure. */

export type RollOver = ApiReply<'GET /admin/roll_over'>;
export type Plan = ApiInput<'POST /admin/roll_over_start'>;
export type ClassPlan = Plan['classes'][number];
export type ClassOutcome = 'promoted' | 'repeats' | 'leaves';

/** A year after the given day. */
function addYear(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
}

/** '2026–27' → '2027–28': each number with one year more. */
const nextTermName = (name: string) =>
  name.replace(/\d{4}|\d{2}/g, (digits) => String(Number(digits) + 1).padStart(digits.length, '0'));

/** The plan of a class for the chosen outcome. */
export function planClass(
  currentClass: RollOver['classes'][number],
  outcome: ClassOutcome,
  grades: readonly number[],
): ClassPlan {
  const { id, name, grade } = currentClass;
  const nextClass = outcome === 'promoted' ? promoteClass(currentClass, grades) : { name, grade };
  return {
    class_id: id,
    leaves: outcome === 'leaves' || nextClass === null,
    name: nextClass?.name ?? name,
    grade: nextClass?.grade ?? grade,
    keeps_teachers: true,
  };
}

/** The outcome that a plan shows; a class that repeats may get another name. */
export function outcomeOf(
  { leaves, grade }: ClassPlan,
  currentClass: RollOver['classes'][number],
): ClassOutcome {
  if (leaves) return 'leaves';
  return grade === currentClass.grade ? 'repeats' : 'promoted';
}

/** The default plan: all classes go up, and all units go to the class that then has the same name. */
export function proposePlan({ current, classes, grades }: RollOver): Plan {
  return {
    name: nextTermName(current?.name ?? ''),
    first_day: addYear(current?.first_day ?? '2026-09-01'),
    last_day: addYear(current?.last_day ?? '2027-08-31'),
    classes: classes.map((currentClass) => planClass(currentClass, 'promoted', grades)),
    new_classes: [],
    units: 'all',
    subject_ids: [],
    units_to: 'same_name',
    keeps_groups: true,
  };
}

/** Current classes whose names no class gets next year, such as those of the first grade. */
export function listFreeClasses(
  { classes: currentClasses }: RollOver,
  { classes }: Plan,
): Plan['new_classes'] {
  const takenNames = new Set(classes.filter(({ leaves }) => !leaves).map(({ name }) => name.trim()));
  return currentClasses
    .filter(({ name }) => !takenNames.has(name))
    .map(({ name, grade }) => ({ name, grade }));
}
