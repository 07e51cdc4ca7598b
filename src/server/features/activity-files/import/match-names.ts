import type { ActivityFile, Names } from '#server/features/activity-files/file-format.ts';
import type { LeftOut } from '#server/features/activity-files/import/import-messages.ts';

/** Finds what a file names among the things of the school. Pure. */

type Named = { id: number; name: string; name_eng: string };

const toComparable = (name: string) => name.normalize('NFKC').trim().toLowerCase();

/** The thing that has one of these names, in whichever language. */
function findByName(things: readonly Named[], names: Names): Named | undefined {
  const wanted = [names.name, names.name_eng].map(toComparable).filter((name) => name !== '');
  return things.find((thing) =>
    [thing.name, thing.name_eng].some((name) => wanted.includes(toComparable(name))),
  );
}

/**
 * The subject and the dimensions of the school that the file means: `dimensionIds` has the school's ids by those in the
 * file. `leftOut` tells what the school lacks.
 */
export function matchNames(
  { subject, dimensions }: Pick<ActivityFile, 'subject' | 'dimensions'>,
  school: { subjects: readonly Named[]; dimensions: readonly Named[] },
): { subjectId: number | null; dimensionIds: Map<number, number>; leftOut: LeftOut[] } {
  const ownSubject = subject && findByName(school.subjects, subject);
  const dimensionIds = new Map<number, number>();
  const unknown: string[] = [];
  for (const dimension of dimensions) {
    const own = findByName(school.dimensions, dimension);
    if (own) dimensionIds.set(dimension.id, own.id);
    else unknown.push(dimension.name);
  }
  const leftOut: LeftOut[] = [];
  if (subject && !ownSubject) leftOut.push(['subject', { name: subject.name }]);
  if (unknown.length > 0) leftOut.push(['dimensions', { names: unknown.join(', ') }]);
  return { subjectId: ownSubject?.id ?? null, dimensionIds, leftOut };
}
