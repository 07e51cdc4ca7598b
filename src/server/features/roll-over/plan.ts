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
export type ClassMoves = {
  classes: NewClass[];
  students: { from: number; to: string; keepsTeachers: boolean }[];
  units: { from: number; to: string }[];
};

/** Refuses with 'not_found' for a class of another term, and 'name_taken' if two new classes have one name. */
export function planMoves(plan: RollOverPlan, sourceClasses: readonly SourceClass[]): ClassMoves {
  const sourceClassById = new Map(sourceClasses.map((each) => [each.id, each]));
  const stayingClasses = plan.classes.filter(({ leaves }) => !leaves);
  if (plan.classes.some(({ class_id }) => !sourceClassById.has(class_id))) throw new AppError('not_found');
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
  const unitsToSameName = sourceClasses
    .filter(({ name }) => takenNames.has(name))
    .map(({ id, name }) => ({ from: id, to: name }));
  const unitsToSameStudents = students.map(({ from, to }) => ({ from, to }));
  const units =
    plan.units === 'none' ? [] : plan.units_to === 'same_name' ? unitsToSameName : unitsToSameStudents;
  return { classes, students, units };
}

/** The subjects whose units are copied; undefined means all. */
export function subjectIdsToCopy({ units, subject_ids }: RollOverPlan): readonly number[] | undefined {
  return units === 'subjects' ? [...new Set(subject_ids)] : undefined;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Counts the content of the new term, the things left behind, and coursewares that are out of date. */
export function countPlan(
  plan: RollOverPlan,
  moves: ClassMoves,
  sourceClasses: readonly SourceClass[],
  sourceUnits: readonly SourceUnitCounts[],
) {
  const sourceClassById = new Map(sourceClasses.map((each) => [each.id, each]));
  const movingClasses = moves.students.flatMap(({ from, keepsTeachers }) => {
    const sourceClass = sourceClassById.get(from);
    return sourceClass ? [{ ...sourceClass, teachings: keepsTeachers ? sourceClass.teachings : 0 }] : [];
  });
  const subjectIds = subjectIdsToCopy(plan);
  const chosenUnits = sourceUnits.filter(
    ({ subject_id }) => plan.units !== 'none' && (subjectIds?.includes(subject_id) ?? true),
  );
  const sourceClassIds = new Set(moves.units.map((each) => each.from));
  const unitCountsToCopy = chosenUnits.filter(({ class_id }) => sourceClassIds.has(class_id));
  const students = sumOf(movingClasses.map((each) => each.students));
  const counts: RollOverCounts = {
    classes: moves.classes.length,
    students,
    teachings: sumOf(movingClasses.map(({ teachings }) => teachings)),
    units: sumOf(unitCountsToCopy.map(({ units }) => units)),
    coursewares: sumOf(unitCountsToCopy.map(({ coursewares }) => coursewares)),
    group_sets: plan.keeps_groups ? sumOf(movingClasses.map(({ group_sets }) => group_sets)) : 0,
  };
  return {
    counts,
    leaving: sumOf(sourceClasses.map((each) => each.students)) - students,
    left_units: sumOf(chosenUnits.map(({ units }) => units)) - counts.units,
    stale: {
      dated: sumOf(unitCountsToCopy.map(({ dated }) => dated)),
      outdated: sumOf(unitCountsToCopy.map(({ outdated }) => outdated)),
      ownerless: sumOf(unitCountsToCopy.map(({ ownerless }) => ownerless)),
      dead_links: sumOf(unitCountsToCopy.map(({ dead_links }) => dead_links)),
    },
    classes: describeClasses(moves, movingClasses, unitCountsToCopy),
  };
}

/** Each new class with the students, teachings and units that it gets, by grade and name. */
function describeClasses(
  { classes, students, units }: ClassMoves,
  movedClasses: readonly SourceClass[],
  copiedUnitCounts: readonly SourceUnitCounts[],
) {
  const movedClassById = new Map(movedClasses.map((each) => [each.id, each]));
  return classes
    .map(({ name, grade }) => {
      const sourceClass = movedClassById.get(students.find(({ to }) => to === name)?.from ?? 0);
      const unitsFromClassId = units.find(({ to }) => to === name)?.from;
      return {
        name,
        grade,
        from: sourceClass?.name ?? '',
        students: sourceClass?.students ?? 0,
        teachings: sourceClass?.teachings ?? 0,
        units: sumOf(
          copiedUnitCounts.flatMap((each) => (each.class_id === unitsFromClassId ? [each.units] : [])),
        ),
      };
    })
    .sort((a, b) => a.grade - b.grade || (a.name < b.name ? -1 : 1));
}
