import { expect } from 'vitest';
import type { FeedbackRule } from '#contract/choices.ts';
import { callServer } from './call-server.ts';
import type { ServerProcess } from './server-process.ts';

type NewActivity = { type: string; name: string; content: unknown };

/** Finds the first unit of 4A, the class of the demo school's teacher. */
async function findUnitOf4A(server: ServerProcess, token: string) {
  const { current_calendar_id: calendar_id } = await callServer(server, 'GET /teacher/index', {}, token);
  const { items } = await callServer(
    server,
    'GET /teacher/unit_list',
    { calendar_id: calendar_id ?? 0 },
    token,
  );
  const unit = items.find(({ class_name }) => class_name === '4A');
  if (!unit) throw new Error('The demo school has no unit of 4A');
  return unit;
}

/** Adds an activity and completes it. Returns its id and its revision's id. */
export async function addCompletedActivity(
  server: ServerProcess,
  token: string,
  { type, name, content }: NewActivity,
): Promise<{ id: number; revision_id: number | null }> {
  const { subject_id } = await findUnitOf4A(server, token);
  const form = { name, description: name, subject_id, grade: 4, difficulty: 'easy' as const };
  const { id, draft_version } = await callServer(server, 'POST /diy/add', { type, form }, token);
  await callServer(server, 'POST /diy/save', { id, draft_version, form, content }, token);
  const { issues, revision_id } = await callServer(server, 'POST /diy/complete', { id }, token);
  expect(issues).toEqual([]);
  return { id, revision_id };
}

/** Places an activity in the unit of 4A and opens it to the class. Returns the courseware's id. */
export async function openToClass(
  server: ServerProcess,
  token: string,
  activity_id: number,
  feedback_rule: FeedbackRule,
): Promise<number> {
  const { id: unit_id } = await findUnitOf4A(server, token);
  const input = { unit_id, activity_id, open: true, settings: { feedback_rule } };
  return (await callServer(server, 'POST /teacher/courseware_place', input, token)).id;
}
