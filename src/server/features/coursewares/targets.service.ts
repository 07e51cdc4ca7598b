import type { Language } from '#contract/language.ts';
import { nameWithGroup } from '#contract/rules/group-rules.ts';
import { formatStudentName } from '#server/choose-names.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import * as targets from '#server/features/coursewares/targets.repository.ts';

/** Reads targets of coursewares: the whole class, or chosen groups or students of it. */

export type Targets = { target_ids: number[]; target_names: string[] };
type WithTargets = Pick<Row<'courseware'>, 'id' | 'target_kind'>;

const wholeClass: Targets = { target_ids: [], target_names: [] };

/** Returns a function that gives a courseware's groups or students. Coursewares for the whole class need no query. */
export async function readTargets(
  db: Db,
  coursewares: readonly WithTargets[],
  lang: Language,
): Promise<(courseware: WithTargets) => Targets> {
  const narrowedCoursewares = coursewares.filter(({ target_kind }) => target_kind !== 'class');
  const rows = await targets.listTargets(
    db,
    narrowedCoursewares.map(({ id }) => id),
  );
  const byId = Map.groupBy(rows, ({ courseware_id }) => courseware_id);
  return ({ id }) => {
    const chosenTarget = byId.get(id);
    if (!chosenTarget) return wholeClass;
    return {
      target_ids: chosenTarget.flatMap(({ group_id, user_id }) => group_id ?? user_id ?? []),
      target_names: chosenTarget.map((target) => target.group_name ?? nameChosen(target, lang)),
    };
  };
}

type ChosenStudent = {
  name: string | null;
  nickname_eng: string | null;
  group_of_student: string | null;
};

function nameChosen({ name, nickname_eng, group_of_student }: ChosenStudent, lang: Language): string {
  const student = formatStudentName({ name: name ?? '', nickname_eng: nickname_eng ?? '' }, lang);
  return nameWithGroup(student, group_of_student ?? '');
}
