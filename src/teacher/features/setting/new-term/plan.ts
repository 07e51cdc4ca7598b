import type { ApiInput, ApiReply } from '#contract/api.ts';
import { promoteClass } from '#contract/rules/promote-class.ts';

/** The plan of a new school year as its form holds it. Pure. */

export type Source = ApiReply<'GET /admin/roll_over'>;
export type Plan = ApiInput<'POST /admin/roll_over_start'>;
export type ClassPlan = Plan['classes'][number];
export type Fate = 'promoted' | 'repeats' | 'leaves';

/** A year after the given day. */
function nextYear(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
}

/** '2026–27' → '2027–28': each number with one year more. */
const nextName = (name: string) =>
  name.replace(/\d{4}|\d{2}/g, (digits) => String(Number(digits) + 1).padStart(digits.length, '0'));

/** The plan of a class for the choice `fate`. */
export function planClass(
  source: Source['classes'][number],
  fate: Fate,
  grades: readonly number[],
): ClassPlan {
  const { id, name, grade } = source;
  const next = fate === 'promoted' ? promoteClass(source, grades) : { name, grade };
  return {
    class_id: id,
    leaves: fate === 'leaves' || next === null,
    name: next?.name ?? name,
    grade: next?.grade ?? grade,
    keeps_teachers: true,
  };
}

export function fateOf({ leaves, name, grade }: ClassPlan, source: Source['classes'][number]): Fate {
  if (leaves) return 'leaves';
  return name === source.name && grade === source.grade ? 'repeats' : 'promoted';
}

/** The default plan: all classes go up, and all units stay with the class names. */
export function proposePlan({ current, classes, grades }: Source): Plan {
  return {
    name: nextName(current?.name ?? ''),
    first_day: nextYear(current?.first_day ?? '2026-09-01'),
    last_day: nextYear(current?.last_day ?? '2027-08-31'),
    classes: classes.map((each) => planClass(each, 'promoted', grades)),
    new_classes: [],
    units: 'all',
    subject_ids: [],
    units_to: 'same_name',
    keeps_groups: true,
  };
}

/** Present class names that no class gets next year, such as those of the first grade. */
export function listFreeClasses({ classes: source }: Source, { classes }: Plan): Plan['new_classes'] {
  const takenNames = new Set(classes.filter(({ leaves }) => !leaves).map(({ name }) => name.trim()));
  return source.filter(({ name }) => !takenNames.has(name)).map(({ name, grade }) => ({ name, grade }));
}
