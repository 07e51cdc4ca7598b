import { createEmptyBoard } from '#activities/webviewgroupdraw/model.ts';
import type { InkValue } from '#parts/ink/model.ts';
import { addActivity, placeActivity, type Send } from './furnish.ts';

/** Boards in figures and signs: one that is marked, beside a web page that only opens in a tab, and one of the class. */

const line: InkValue = {
  kind: 'shape',
  shape: 'line',
  colour: 'blue',
  width: 6,
  from: [200, 200],
  to: [900, 400],
  t: 1_790_000_000_000,
};

async function draw(student: Send, courseware_id: number, space: string): Promise<number> {
  const { id } = await student('POST /play/start', { courseware_id });
  const entry = { space, item: 'line', value: line, seq: 1, key: 'key-of-line' };
  await student('POST /play/save', { attempt_id: id, entries: [entry] });
  return id;
}

export async function furnishBoards(teacher: Send, student: Send, unit: number, subjectId: number) {
  const content = { ...createEmptyBoard(), prompt: '9 × 9 = ?', url: 'https://192.0.2.1/', page_count: 2 };
  const activity = await addActivity(teacher, '10 + 13', content, subjectId, 'webviewgroupdraw');
  const common = { ...createEmptyBoard(), prompt: '8 × 8 = ?', board_of: 'class' };
  const commonActivity = await addActivity(teacher, '10 + 14', common, subjectId, 'webviewgroupdraw');
  const placed = await placeActivity(teacher, unit, activity, {});
  const ofClass = await placeActivity(teacher, unit, commonActivity, {});
  return {
    activity,
    courseware: placed.id,
    attempt: await draw(student, placed.id, 'ink'),
    classCourseware: ofClass.id,
    classAttempt: await draw(student, ofClass.id, 'class_ink'),
  };
}
