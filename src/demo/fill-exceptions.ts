import type { DemoSchool } from '#demo/fill-people.ts';
import type { DemoCourseware } from '#demo/fill-units.ts';
import { demoTeachers } from '#demo/people.ts';
import type { App } from '#server/app.ts';
import { setExceptions } from '#server/features/attempts/exceptions/change-exceptions.service.ts';
import { reopenAttempts } from '#server/features/attempts/exceptions/reopen.service.ts';

/** Exceptions for single students of 4A in the leaf walk, as their teacher would give them. */

const dayMs = 86_400_000;

/** Positions of two students among those who have submitted: one was slow, the other's photo is blurred. */
const slowIndex = 6;
const blurredIndex = 15;

export async function fillExceptions(
  app: App,
  school: DemoSchool,
  coursewares: readonly DemoCourseware[],
): Promise<void> {
  const leafWalk = coursewares.find(({ filledActivity }) => filledActivity.activity.key === 'leaf-walk');
  if (!leafWalk) throw new Error('The demo school has no walk for leaves');
  const { name, nickname, nickname_eng } = demoTeachers.teacher;
  const actor = {
    id: school.teachers.teacher,
    user_group: 'teacher' as const,
    roles: ['teacher'],
    name,
    nickname,
    nickname_eng,
    avatar: '',
    guest_courseware_id: null,
  };
  const context = { app, db: app.db, actor };
  const rows = await app.db
    .selectFrom('attempt')
    .select('user_id')
    .where('courseware_id', '=', leafWalk.id)
    .where('state', '=', 'submitted')
    .orderBy('user_id')
    .execute();
  const userIds = rows.map(({ user_id }) => user_id);
  const studentOfWalk = (userId: number | undefined) => ({
    courseware_id: leafWalk.id,
    user_ids: [userId ?? 0],
  });
  await setExceptions(context, { ...studentOfWalk(userIds[slowIndex]), extra_minutes: 10 });
  await setExceptions(context, {
    ...studentOfWalk(school.students.a[(leafWalk.absentNumber ?? 1) - 1]),
    is_excused: true,
  });
  await reopenAttempts(context, {
    ...studentOfWalk(userIds[blurredIndex]),
    is_return: true,
    message: '照片看不清葉子的邊緣，請再拍一張。',
    due_at: app.now() + 3 * dayMs,
  });
}
