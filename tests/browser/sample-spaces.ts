import type { ActivityModel, SampleEntry } from '#form/activity-type.ts';
import type { SpacePerson } from '#form/space.ts';
import type { SpaceSource } from '#form/space-source.ts';
import { createMemorySpaces } from '#parts/spaces/memory-spaces.view.ts';

const people = [
  { user_id: 1, role: 'student' },
  { user_id: 2, role: 'teacher' },
] as const satisfies readonly SpacePerson[];

/** Spaces in memory with the entries of a sample, as student 1 or teacher 2 sees them. */
export function createSampleSpaces(
  model: Pick<ActivityModel, 'work'>,
  content: unknown,
  entries: readonly SampleEntry[],
  viewer: SpacePerson['role'],
): SpaceSource {
  const [student, teacher] = people;
  return createMemorySpaces({
    spaces: model.work.spaces,
    content,
    me: viewer === 'student' ? student : teacher,
    entries: Object.groupBy(
      entries.map(({ space, item, value, by }) => ({
        space,
        item,
        value,
        by: by === 'student' ? student : teacher,
      })),
      ({ space }) => space,
    ) as Record<string, never[]>,
    people: new Map(
      people.map(({ user_id }) => [
        user_id,
        { user_id, name: `陳大文${user_id}`, name_eng: `Chan ${user_id}`, is_guest: false },
      ]),
    ),
  });
}
