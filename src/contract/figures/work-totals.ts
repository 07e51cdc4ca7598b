/** Totals of several coursewares. Pure, without zod. */

/** The figures of one courseware that are added up. */
export type TotalledWork = {
  assigned: number;
  submitted: number;
  waiting: number;
  late?: number | undefined;
  average: number | null;
  average_of: number;
};

export type WorkTotals = {
  coursewares: number;
  assigned: number;
  submitted: number;
  late: number;
  waiting: number;
  average: number | null;
  average_of: number;
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Adds up people by courseware: a student with two coursewares is assigned twice. The average is that of all marks of the
 * coursewares that show an average, Σ(average × number of its marks) ÷ Σ(number of its marks); null if none does. Others are
 * left out, because their marks are those of one or two students.
 */
export function addUpWork(works: readonly TotalledWork[]): WorkTotals {
  const averages = works.flatMap(({ average, average_of }) =>
    average === null ? [] : [{ average, average_of }],
  );
  const markCount = sum(averages.map(({ average_of }) => average_of));
  const shareSum = sum(averages.map(({ average, average_of }) => average * average_of));
  return {
    coursewares: works.length,
    assigned: sum(works.map(({ assigned }) => assigned)),
    submitted: sum(works.map(({ submitted }) => submitted)),
    late: sum(works.map(({ late = 0 }) => late)),
    waiting: sum(works.map(({ waiting }) => waiting)),
    average: markCount > 0 ? shareSum / markCount : null,
    average_of: markCount,
  };
}
