import type { SendCall } from './at-work.ts';
import { findPlace } from './furnish.ts';

/** Adds a group set with one group for each list of class numbers. Returns its id, and the ids of the students. */
export async function addGroups(
  teacher: SendCall,
  name: string,
  groups: readonly (readonly number[])[],
): Promise<{ setId: number; studentIds: number[][] }> {
  const { class_id } = await findPlace(teacher);
  const { id: setId } = await teacher('POST /group/set_add', { class_id, name, group_count: groups.length });
  const set = await teacher('GET /group/set_detail', { id: setId });
  const idOf = new Map(set.students.map(({ id, class_number }) => [class_number, id]));
  const studentIds = groups.map((numbers) => numbers.map((number) => idOf.get(number) ?? 0));
  await teacher('POST /group/arrange', {
    id: setId,
    version: set.version,
    groups: studentIds.map((members, index) => ({
      id: null,
      name: `${index + 1}`,
      leader_id: null,
      members,
    })),
  });
  return { setId, studentIds };
}
