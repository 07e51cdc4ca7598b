import type { DemoSchool } from '#demo/fill-people.ts';
import type { DemoCourseware } from '#demo/fill-units.ts';
import { createRandom } from '#demo/random.ts';
import { writeEntries } from '#demo/write-entries.ts';
import type { App } from '#server/app.ts';

/** Fills the spaces of coursewares with entries of students and teachers. */

async function listStartedStudents({ db }: App, coursewareId: number): Promise<number[]> {
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
  const { model, demo } = courseware.filledActivity;
  const { content } = courseware.revision;
  const students = await listStartedStudents(app, courseware.id);
  const people = { students, teacher: { id: teacherId, now: app.now() } };
  const entries = demo.simulateEntries?.(content, people, createRandom(20_261_123)) ?? [];
  for (const [index, { space: name, writtenAt, ...entry }] of entries.entries()) {
    const key = { courseware_id: courseware.id, attempt_id: null, name };
    await writeEntries(app, key, { model, content }, [entry], { writtenAt, firstSeq: index + 1 });
  }
}

export async function fillAllSpaces(
  app: App,
  school: DemoSchool,
  coursewares: readonly DemoCourseware[],
): Promise<void> {
  for (const courseware of coursewares) {
    if (courseware.settings.is_open !== 1) continue;
    const { classKey } = courseware.unit;
    await fillSpaces(app, courseware, classKey === 'b' ? school.teachers.teacher2 : school.teachers.teacher);
  }
}
