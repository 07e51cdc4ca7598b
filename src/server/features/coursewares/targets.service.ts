import type { Language } from '#contract/language.ts';
import { nameWithGroup } from '#contract/rules/group-rules.ts';
import { formatStudentName } from '#server/choose-names.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import * as targets from '#server/features/coursewares/targets.repository.ts';

/** Reads targets of coursewares: the whole class, or chosen groups or students of it. */

export type Targets = { target_ids: number[]; target_names: string[] };
type CoursewareTargetKind = Pick<Row<'courseware'>, 'id' | 'target_kind'>;

const wholeClass: Targets = { target_ids: [], target_names: [] };

/** Returns a function that gives a courseware's groups or students. Coursewares for the whole class need no query. */
export async function readTargets(
  db: Db,
  coursewares: readonly CoursewareTargetKind[],
  lang: Language,
): Promise<(courseware: CoursewareTargetKind) => Targets> {
  const narrowedCoursewares = coursewares.filter(({ target_kind }) => target_kind !== 'class');
  const rows = await targets.listTargets(
    db,
    narrowedCoursewares.map(({ id }) => id),
  );
  const targetsByCourseware = Map.groupBy(rows, ({ courseware_id }) => courseware_id);
  return ({ id }) => {
    const coursewareTargets = targetsByCourseware.get(id);
    if (!coursewareTargets) return wholeClass;
    return {
      target_ids: coursewareTargets.flatMap(({ group_id, user_id }) => group_id ?? user_id ?? []),
      target_names: coursewareTargets.map((target) => target.group_name ?? nameTargetStudent(target, lang)),
    };
  };
}

type ChosenStudent = {
  name: string | null;
  nickname_eng: string | null;
  group_of_student: string | null;
};

function nameTargetStudent({ name, nickname_eng, group_of_student }: ChosenStudent, lang: Language): string {
  const studentName = formatStudentName({ name: name ?? '', nickname_eng: nickname_eng ?? '' }, lang);
  return nameWithGroup(studentName, group_of_student ?? '');
}
