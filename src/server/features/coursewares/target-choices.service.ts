import type { ApiReply } from '#contract/api.ts';
import { formatStudentName } from '#server/choose-names.ts';
import * as targets from '#server/features/coursewares/targets.repository.ts';
import { readGroupNames } from '#server/features/group-names/group-names.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { listClassStudents } from '#server/policy/class-students.repository.ts';
import { requireUnit } from '#server/policy/require-unit.ts';

/** Lists the groups and students that coursewares of a unit can be for. */
export async function listTargetChoices(
  context: SignedInContext,
  unitId: number,
): Promise<ApiReply<'GET /teacher/target_choices'>> {
  const { class_id } = await requireUnit(context, unitId, 'unit.see');
  const students = await listClassStudents(context.db, class_id);
  const groupRows = await targets.listGroups(context.db, class_id);
  const groupNameByStudent = await readGroupNames(context.db, { class_id, group_set_id: null });
  const groupsBySet = Map.groupBy(groupRows, ({ set_id }) => set_id);
  return {
    students: students.map(({ id, class_number, ...names }) => ({
      id,
      class_number,
      name: formatStudentName(names, context.lang),
      group: groupNameByStudent.get(id) ?? '',
    })),
    sets: [...groupsBySet].map(([id, groups]) => ({
      id,
      name: groups[0]?.set_name ?? '',
      groups: groups.map((group) => ({
        id: group.id,
        name: group.name,
        student_count: group.student_count ?? 0,
      })),
    })),
  };
}
