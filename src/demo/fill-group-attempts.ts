import type { DemoGroup } from '#demo/fill-groups.ts';
import type { DemoCourseware } from '#demo/fill-units.ts';
import { insertAttempt } from '#demo/insert-attempt.ts';
import { chooseStart, simulateAttempt } from '#demo/simulate-attempt.ts';
import type { Random } from '#form/demo-half.ts';
import type { App } from '#server/app.ts';

/** Adds attempts that groups share: most are submitted, one is in progress, and one group has not started. */

type GroupWork = {
  workGroups: readonly DemoGroup[];
  skillByStudent: ReadonlyMap<number, number>;
  teacherId: number;
};

export async function fillGroupAttempts(
  app: App,
  courseware: DemoCourseware,
  { workGroups, skillByStudent, teacherId }: GroupWork,
  random: Random,
): Promise<void> {
  for (const [index, { id: groupId, members }] of workGroups.slice(0, -1).entries()) {
    const [userId = 0] = members;
    // The group knows as much as its best member.
    const skill = Math.max(...members.map((id) => skillByStudent.get(id) ?? 0));
    const isFinished = index < workGroups.length - 2;
    const startedAt = isFinished ? chooseStart(courseware, app.now(), random) : app.now() - 25 * 60_000;
    const attemptToSimulate = { courseware, userId, groupId, skill, number: 1, startedAt, isFinished };
    const simulated = simulateAttempt(attemptToSimulate, random);
    await insertAttempt(
      app,
      { courseware, teacherId },
      simulated,
      describeMembers(members, simulated.attempt.score, index),
    );
  }
}

/** In the first group, a member who was away gets half of the group's mark. */
function describeMembers(members: readonly number[], score: number | null | undefined, index: number) {
  const wasAway = (memberIndex: number) => index === 0 && memberIndex === 2;
  return members.map((user_id, memberIndex) => ({
    user_id,
    own_score: wasAway(memberIndex) && score ? score / 2 : null,
  }));
}
