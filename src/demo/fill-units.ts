import { insertMany, insertOne } from '#demo/demo.repository.ts';
import type { DemoGroup, DemoGroups } from '#demo/fill-groups.ts';
import type { DemoSchool } from '#demo/fill-people.ts';
import type { FilledActivity } from '#demo/insert-activity.ts';
import { type DemoUnit, type PlacedActivity, units } from '#demo/units.ts';
import type { App } from '#server/app.ts';
import type { NewRow } from '#server/database/schema.ts';
import { toSearchText } from '#server/database/search/search-text.ts';
import { createJoinCode } from '#server/join-code.ts';

/** Adds units with their coursewares: those in `units.ts`, and activities that state their own place. */

export type DemoCourseware = {
  id: number;
  filledActivity: FilledActivity;
  /** The revision to which it is pinned. */
  revision: FilledActivity['revisions'][number];
  settings: CoursewareSettings;
  unit: DemoUnit;
  /** The students whom it is for; undefined means the whole class. */
  targetStudents: readonly number[] | undefined;
  /** The groups that share attempts; undefined if everybody works alone. */
  workGroups: readonly DemoGroup[] | undefined;
  /** Class number of a student who was away. */
  absentNumber: number | undefined;
};

type CoursewareSettings = Pick<
  NewRow<'courseware_record'>,
  'is_open' | 'due_at' | 'attempts_allowed' | 'feedback_rule' | 'counting_attempt' | 'shuffle'
>;

const dayMs = 86_400_000;

/** Due times fall on the evening of their day in Hong Kong, eight hours ahead of UTC. */
function findEvening(now: number, days: number): number {
  const date = new Date(now + days * dayMs);
  date.setUTCHours(12, 0, 0, 0);
  return date.getTime();
}

function toSettings(activity: PlacedActivity, now: number): CoursewareSettings {
  return {
    is_open: activity.isClosed ? 0 : 1,
    due_at: activity.dueInDays === undefined ? null : findEvening(now, activity.dueInDays),
    attempts_allowed: activity.attemptsAllowed ?? 1,
    feedback_rule: activity.feedbackRule ?? 'after_submit',
    counting_attempt: 'best',
    shuffle: activity.shuffle ? 1 : 0,
  };
}

async function insertUnit(app: App, school: DemoSchool, unit: DemoUnit, position: number): Promise<number> {
  const isPast = unit.classKey === 'past';
  return insertOne(app.db, 'unit_record', {
    calendar_id: isPast ? school.calendars.past : school.calendars.current,
    class_id: school.classes[unit.classKey],
    subject_id: school.subjects[unit.subject],
    name: unit.name,
    search_text: toSearchText(unit.name),
    position,
    created_by: unit.classKey === 'b' ? school.teachers.teacher2 : school.teachers.teacher,
    created_at: app.now() - (isPast ? 300 : 20) * dayMs,
  });
}

type ActivitiesAndGroups = { activities: Map<string, FilledActivity>; groups: DemoGroups };

/** Stores the groups that the courseware is for, and returns their students. */
async function insertTargetGroups(
  { db }: App,
  courseware_id: number,
  { set, names }: NonNullable<PlacedActivity['forGroups']>,
  groups: DemoGroups,
): Promise<number[]> {
  const targetGroups = groups[set].groups.filter(({ name }) => names.includes(name));
  const rows = targetGroups.map(({ id }) => ({ courseware_id, group_id: id, user_id: null }));
  await insertMany(db, 'courseware_target', rows);
  return targetGroups.flatMap(({ members }) => members);
}

async function placeActivity(
  app: App,
  unitId: number,
  position: number,
  placement: PlacedActivity,
  { activities, groups }: ActivitiesAndGroups,
): Promise<Omit<DemoCourseware, 'unit'>> {
  const filledActivity = activities.get(placement.activityKey);
  const revision = placement.isOutdated ? filledActivity?.revisions[0] : filledActivity?.revisions.at(-1);
  if (!filledActivity || !revision)
    throw new Error(`The demo school has no activity '${placement.activityKey}'`);
  const settings = toSettings(placement, app.now());
  const { name } = filledActivity.activity;
  const { forGroups, sharedByGroups } = placement;
  const id = await insertOne(app.db, 'courseware_record', {
    ...settings,
    unit_id: unitId,
    activity_id: filledActivity.id,
    revision_id: revision.id,
    name,
    search_text: toSearchText(name),
    position,
    open_at: null,
    time_limit_minutes: placement.timeLimitMinutes ?? null,
    allow_guests: placement.allowsGuests ? 1 : 0,
    marks_held: placement.holdsMarks ? 1 : 0,
    join_code: createJoinCode(),
    target_kind: forGroups ? 'groups' : 'class',
    work_by: sharedByGroups ? 'group' : 'person',
    group_set_id: sharedByGroups ? groups[sharedByGroups].id : null,
    created_at: app.now() - 15 * dayMs,
  });
  const targetStudents = forGroups && (await insertTargetGroups(app, id, forGroups, groups));
  const workGroups = sharedByGroups && groups[sharedByGroups].groups;
  return {
    id,
    filledActivity,
    revision,
    settings,
    targetStudents,
    workGroups,
    absentNumber: placement.absentNumber,
  };
}

/** Activities with `isPlacedByDefault` join the first unit of 4A in their subject. */
function addPlacedActivities(unit: DemoUnit, activities: Iterable<FilledActivity>): DemoUnit {
  const firstUnit = units.find(({ subject, classKey }) => subject === unit.subject && classKey === 'a');
  if (unit !== firstUnit) return unit;
  const placedActivities = [...activities]
    .filter(({ activity }) => activity.isPlacedByDefault && activity.subject === unit.subject)
    .map(({ activity }) => ({ activityKey: activity.key }));
  return { ...unit, coursewares: [...unit.coursewares, ...placedActivities] };
}

export async function fillUnits(
  app: App,
  school: DemoSchool,
  activitiesAndGroups: ActivitiesAndGroups,
): Promise<DemoCourseware[]> {
  const coursewares: DemoCourseware[] = [];
  const unitsWithPlaced = units.map((unit) =>
    addPlacedActivities(unit, activitiesAndGroups.activities.values()),
  );
  for (const unit of unitsWithPlaced) {
    const siblings = unitsWithPlaced.filter(
      ({ subject, classKey }) => subject === unit.subject && classKey === unit.classKey,
    );
    const unitId = await insertUnit(app, school, unit, siblings.indexOf(unit) + 1);
    for (const [index, placement] of unit.coursewares.entries()) {
      coursewares.push({
        unit,
        ...(await placeActivity(app, unitId, index + 1, placement, activitiesAndGroups)),
      });
    }
  }
  return coursewares;
}
