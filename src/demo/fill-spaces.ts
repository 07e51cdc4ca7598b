import type { DemoSchool } from '#demo/fill-people.ts';
import type { DemoCourseware } from '#demo/fill-units.ts';
import { createRandom } from '#demo/random.ts';
import { saveEntries } from '#server/features/spaces/save-entries.service.ts';
import type { App } from '#server/http/context.ts';

/** Fills the spaces of coursewares with entries of students and teachers. */

async function listStarted({ db }: App, coursewareId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('attempt_member')
    .select('user_id')
    .distinct()
    .where('courseware_id', '=', coursewareId)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

async function fillSpaces(app: App, courseware: DemoCourseware, teacherId: number): Promise<void> {
  const { model, demo } = courseware.placed;
  const { content } = courseware.revision;
  const students = await listStarted(app, courseware.id);
  const people = { students, teacher: { id: teacherId, now: app.now() } };
  const entries = demo.simulateEntries?.(content, people, createRandom(20_261_123)) ?? [];
  for (const [index, { space: name, item, by, isTeacher, value, at }] of entries.entries()) {
    const space = model.work.spaces?.[name];
    if (!space) throw new Error(`The type ${model.type} has no space ${name}`);
    const write = {
      key: { courseware_id: courseware.id, attempt_id: null, name },
      place: { space, content, control: null },
      write: { item, value, seq: index + 1, key: `demo-${index}` },
      writer: { user_id: by, role: isTeacher ? ('teacher' as const) : ('student' as const) },
      isLate: false,
    };
    const { outcomes } = await saveEntries(app.db, [write], at);
    if (outcomes[0]?.result !== 'saved') throw new Error(`An entry of ${item} in ${name} is not accepted`);
  }
}

export async function fillAllSpaces(
  app: App,
  school: DemoSchool,
  coursewares: readonly DemoCourseware[],
): Promise<void> {
  for (const courseware of coursewares) {
    if (courseware.settings.is_open !== 1) continue;
    const { klass } = courseware.unit;
    await fillSpaces(app, courseware, klass === 'b' ? school.teachers.teacher2 : school.teachers.teacher);
  }
}
