import type { RollOverCounts, RollOverPlan } from '#contract/roll-over.ts';
import { AppError } from '#server/app-error.ts';
import type { SourceUnitCounts } from '#server/features/roll-over/source.repository.ts';

/** Calculates how a plan turns the current term's classes into those of the next term. Pure. */

export type SourceClass = {
  id: number;
  name: string;
  grade: number;
  students: number;
  teachings: number;
  group_sets: number;
};

type NewClass = { name: string; grade: number };

/**
 * The new classes, and for each by name the classes of the current term whose students, teachings and units it gets.
 */
export type Moves = {
  classes: NewClass[];
  students: { from: number; to: string; keepsTeachers: boolean }[];
  units: { from: number; to: string }[];
};

/** Refuses 'not_found' for a class of another term, and 'name_taken' if two new classes have one name. */
export function planMoves(plan: RollOverPlan, source: readonly SourceClass[]): Moves {
  const byId = new Map(source.map((each) => [each.id, each]));
  const stayingClasses = plan.classes.filter(({ leaves }) => !leaves);
  if (plan.classes.some(({ class_id }) => !byId.has(class_id))) throw new AppError('not_found');
  const isRepeated = new Set(plan.classes.map(({ class_id }) => class_id)).size < plan.classes.length;
  if (isRepeated || stayingClasses.some(({ name }) => name === ''))
    throw new AppError('invalid_input', { field: 'classes' });
  const classes = [...stayingClasses, ...plan.new_classes].map(({ name, grade }) => ({ name, grade }));
  const takenNames = new Set<string>();
  for (const { name } of classes) {
    if (takenNames.has(name)) throw new AppError('name_taken', { name });
    takenNames.add(name);
  }
  const students = stayingClasses.map(({ class_id, name, keeps_teachers }) => ({
    from: class_id,
    to: name,
    keepsTeachers: keeps_teachers,
  }));
  const sameName = source
    .filter(({ name }) => takenNames.has(name))
    .map(({ id, name }) => ({ from: id, to: name }));
  const sameStudents = students.map(({ from, to }) => ({ from, to }));
  const units = plan.units === 'none' ? [] : plan.units_to === 'same_name' ? sameName : sameStudents;
  return { classes, students, units };
}

/** The subjects whose units are copied; undefined means all. */
export function subjectsOf({ units, subject_ids }: RollOverPlan): readonly number[] | undefined {
  return units === 'subjects' ? [...new Set(subject_ids)] : undefined;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Counts the content of the new term, the things left behind, and coursewares that are out of date. */
export function countPlan(
  plan: RollOverPlan,
  moves: Moves,
  source: readonly SourceClass[],
  sourceUnits: readonly SourceUnitCounts[],
) {
  const byId = new Map(source.map((each) => [each.id, each]));
  const movingClasses = moves.students.flatMap(({ from, keepsTeachers }) => {
    const each = byId.get(from);
    return each ? [{ ...each, teachings: keepsTeachers ? each.teachings : 0 }] : [];
  });
  const subjects = subjectsOf(plan);
  const chosenUnits = sourceUnits.filter(
    ({ subject_id }) => plan.units !== 'none' && (subjects?.includes(subject_id) ?? true),
  );
  const from = new Set(moves.units.map((each) => each.from));
  const unitCountsToCopy = chosenUnits.filter(({ class_id }) => from.has(class_id));
  const students = sum(movingClasses.map((each) => each.students));
  const counts: RollOverCounts = {
    classes: moves.classes.length,
    students,
    teachings: sum(movingClasses.map(({ teachings }) => teachings)),
    units: sum(unitCountsToCopy.map(({ units }) => units)),
    coursewares: sum(unitCountsToCopy.map(({ coursewares }) => coursewares)),
    group_sets: plan.keeps_groups ? sum(movingClasses.map(({ group_sets }) => group_sets)) : 0,
  };
  return {
    counts,
    leaving: sum(source.map((each) => each.students)) - students,
    left_units: sum(chosenUnits.map(({ units }) => units)) - counts.units,
    stale: {
      dated: sum(unitCountsToCopy.map(({ dated }) => dated)),
      outdated: sum(unitCountsToCopy.map(({ outdated }) => outdated)),
      ownerless: sum(unitCountsToCopy.map(({ ownerless }) => ownerless)),
      dead_links: sum(unitCountsToCopy.map(({ dead_links }) => dead_links)),
    },
    classes: describeClasses(moves, movingClasses, unitCountsToCopy),
  };
}

/** Each new class with the students, teachings and units that it gets, by grade and name. */
function describeClasses(
  { classes, students, units }: Moves,
  movedClasses: readonly SourceClass[],
  unitCounts: readonly SourceUnitCounts[],
) {
  const byId = new Map(movedClasses.map((each) => [each.id, each]));
  return classes
    .map(({ name, grade }) => {
      const source = byId.get(students.find(({ to }) => to === name)?.from ?? 0);
      const from = units.find(({ to }) => to === name)?.from;
      return {
        name,
        grade,
        from: source?.name ?? '',
        students: source?.students ?? 0,
        teachings: source?.teachings ?? 0,
        units: sum(unitCounts.flatMap((each) => (each.class_id === from ? [each.units] : []))),
      };
    })
    .sort((one, other) => one.grade - other.grade || (one.name < other.name ? -1 : 1));
}
