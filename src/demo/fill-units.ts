import { insertOne } from '#demo/demo.repository.ts';
import type { DemoActivity } from '#demo/fill-activities.ts';
import type { DemoSchool } from '#demo/fill-people.ts';
import type { NewRow } from '#server/database/schema.ts';
import { toSearchText } from '#server/database/search-text.ts';
import { createJoinCode } from '#server/features/coursewares/join-code.service.ts';
import type { App } from '#server/http/context.ts';

/** Units with their coursewares: some done, some under way, some still closed. */

export type DemoCourseware = {
  id: number;
  activity: DemoActivity;
  settings: CoursewareSettings;
  unit: DemoUnit;
};

type CoursewareSettings = Pick<
  NewRow<'courseware'>,
  'is_open' | 'due_at' | 'attempts_allowed' | 'feedback_rule' | 'counting_attempt' | 'shuffle'
>;

type DemoUnit = {
  name: string;
  subject: 'chinese' | 'maths' | 'science';
  klass: 'a' | 'b' | 'past';
  coursewares: Placed[];
};

type Placed = {
  activity: string;
  /** Days from now; undefined = no due time. */
  due?: number;
  minutes?: number;
  guests?: true;
  shuffle?: true;
  closed?: true;
  rule?: CoursewareSettings['feedback_rule'];
  attempts?: number;
};

const units: DemoUnit[] = [
  {
    name: '單元一　分數',
    subject: 'maths',
    klass: 'a',
    coursewares: [
      { activity: 'fractions', due: -3, attempts: 2 },
      { activity: 'times-tables', rule: 'at_once', attempts: 3, shuffle: true },
    ],
  },
  {
    name: '單元二　面積和周界',
    subject: 'maths',
    klass: 'a',
    coursewares: [{ activity: 'area', due: 3, minutes: 20 }],
  },
  { name: '單元三　小數', subject: 'maths', klass: 'a', coursewares: [] },
  {
    name: '單元一　成語故事',
    subject: 'chinese',
    klass: 'a',
    coursewares: [
      { activity: 'idioms', due: 1 },
      { activity: 'punctuation', closed: true },
    ],
  },
  {
    name: '單元一　水和空氣',
    subject: 'science',
    klass: 'a',
    coursewares: [{ activity: 'water-cycle', due: -1, rule: 'after_due' }],
  },
  {
    name: '單元二　植物',
    subject: 'science',
    klass: 'a',
    coursewares: [{ activity: 'plants', due: 6, rule: 'at_once', attempts: 0, guests: true }],
  },
  { name: '單元一　面積', subject: 'maths', klass: 'b', coursewares: [{ activity: 'area-4b', due: 2 }] },
  {
    name: '三年級溫習：乘法',
    subject: 'maths',
    klass: 'past',
    coursewares: [{ activity: 'times-tables', due: -200 }],
  },
];

const dayMs = 86_400_000;

/** Due times fall on the evening of their day in Hong Kong, eight hours ahead of UTC. */
function findEvening(now: number, days: number): number {
  const date = new Date(now + days * dayMs);
  date.setUTCHours(12, 0, 0, 0);
  return date.getTime();
}

function toSettings(placed: Placed, now: number): CoursewareSettings {
  return {
    is_open: placed.closed ? 0 : 1,
    due_at: placed.due === undefined ? null : findEvening(now, placed.due),
    attempts_allowed: placed.attempts ?? 1,
    feedback_rule: placed.rule ?? 'after_submit',
    counting_attempt: 'best',
    shuffle: placed.shuffle ? 1 : 0,
  };
}

async function insertUnit(app: App, school: DemoSchool, unit: DemoUnit, position: number): Promise<number> {
  const isPast = unit.klass === 'past';
  return insertOne(app.db, 'unit', {
    calendar_id: isPast ? school.calendars.past : school.calendars.current,
    class_id: school.classes[unit.klass],
    subject_id: school.subjects[unit.subject],
    name: unit.name,
    search_text: toSearchText(unit.name),
    position,
    created_by: unit.klass === 'b' ? school.teachers.teacher2 : school.teachers.teacher,
    created_at: app.now() - (isPast ? 300 : 20) * dayMs,
  });
}

export async function fillUnits(
  app: App,
  school: DemoSchool,
  activities: Map<string, DemoActivity>,
): Promise<DemoCourseware[]> {
  const coursewares: DemoCourseware[] = [];
  for (const unit of units) {
    const siblings = units.filter(({ subject, klass }) => subject === unit.subject && klass === unit.klass);
    const unitId = await insertUnit(app, school, unit, siblings.indexOf(unit) + 1);
    for (const [index, placed] of unit.coursewares.entries()) {
      const activity = activities.get(placed.activity);
      if (!activity) throw new Error(`The demo school has no activity '${placed.activity}'`);
      const settings = toSettings(placed, app.now());
      const id = await insertOne(app.db, 'courseware', {
        ...settings,
        unit_id: unitId,
        activity_id: activity.id,
        revision_id: activity.revisionId,
        name: activity.quiz.name,
        search_text: toSearchText(activity.quiz.name),
        position: index + 1,
        open_at: null,
        time_limit_minutes: placed.minutes ?? null,
        allow_guests: placed.guests ? 1 : 0,
        join_code: createJoinCode(),
        created_at: app.now() - 15 * dayMs,
      });
      coursewares.push({ id, activity, settings, unit });
    }
  }
  return coursewares;
}
