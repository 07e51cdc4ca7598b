import type * as z from 'zod';
import type { ApiReply } from '#contract/api.ts';
import type { TypeSetting } from '#contract/choices.ts';
import type { coursewareSettings } from '#contract/coursewares.ts';
import type { Row } from '#server/database/schema.ts';
import { coursewareState } from '#server/features/coursewares/courseware-state.service.ts';
import type { ListedCourseware } from '#server/features/coursewares/coursewares.repository.ts';
import { readTargets, type Targets } from '#server/features/coursewares/targets.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { hasMarkedQuestions } from '#server/marked-questions.ts';
import { mayWorkByGroup, settingsOfCourseware } from '#server/type-rules.ts';
import { countPlacedWork, noWork, type WorkCount } from './courseware-work.repository.ts';

/** Converts coursewares between rows and the contract. */

export type Settings = z.output<typeof coursewareSettings>;
type CoursewareItem = ApiReply<'GET /teacher/course_list'>['course_list'][number];

/** Describes coursewares with their work and their targets, in the order of `rows`, beside what else was read of them. */
export async function describeCoursewares<T extends ListedCourseware>(
  { db, app, lang }: SignedInContext,
  rows: readonly T[],
): Promise<(Omit<T, keyof CoursewareItem> & CoursewareItem)[]> {
  const workCountById = await countPlacedWork(db, rows, { withWaiting: false });
  const targetsOf = await readTargets(db, rows, lang);
  const now = app.now();
  return rows.map((row) =>
    describeCourseware(row, workCountById, targetsOf(row), {
      now,
      isForGroups: mayWorkByGroup(app, row.type),
      typeSettings: [...settingsOfCourseware(app, row)],
    }),
  );
}

type SettingColumns = Pick<Row<'courseware'>, Exclude<keyof Settings, 'target_ids'>>;

export function settingsOf(row: SettingColumns, { target_ids }: Pick<Targets, 'target_ids'>): Settings {
  return {
    open_at: row.open_at,
    due_at: row.due_at,
    late_hours: row.late_hours,
    attempts_allowed: row.attempts_allowed,
    counting_attempt: row.counting_attempt,
    time_limit_minutes: row.time_limit_minutes,
    shuffle: row.shuffle === 1,
    feedback_rule: row.feedback_rule,
    marks_held: row.marks_held === 1,
    allow_guests: row.allow_guests === 1,
    guest_limit: row.guest_limit,
    target_kind: row.target_kind,
    target_ids,
    work_by: row.work_by,
    group_set_id: row.group_set_id,
  };
}

/** The columns of settings, except targets, which `storeTargets` stores. */
export function toSettingsColumns({
  target_kind: _kind,
  target_ids: _ids,
  ...settings
}: Settings): Partial<Row<'courseware'>> {
  return {
    ...settings,
    group_set_id: settings.work_by === 'group' ? settings.group_set_id : null,
    shuffle: settings.shuffle ? 1 : 0,
    allow_guests: settings.allow_guests ? 1 : 0,
    marks_held: settings.marks_held ? 1 : 0,
    // If marks are held back again later, they start unreleased.
    ...(!settings.marks_held && { marks_released_at: null }),
  };
}

function describeCourseware<T extends ListedCourseware>(
  row: T,
  workCountById: ReadonlyMap<number, WorkCount>,
  targets: Targets,
  { now, isForGroups, typeSettings }: { now: number; isForGroups: boolean; typeSettings: TypeSetting[] },
) {
  const { assigned, started, submitted } = workCountById.get(row.id) ?? noWork;
  return {
    ...row,
    ...settingsOf(row, targets),
    target_names: targets.target_names,
    may_work_by_group: isForGroups,
    type_settings: typeSettings,
    is_marked: hasMarkedQuestions(row),
    is_open: row.is_open === 1,
    state: coursewareState(row, now),
    assigned,
    started,
    submitted,
  };
}
