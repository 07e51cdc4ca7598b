import type { APIRequestContext } from '@playwright/test';
import { createEmptyDrawing } from '#activities/drawsomething/model.ts';
import { createRandom, inventStroke } from '#tests/ink/invent-strokes.ts';
import { addActivity, findPlace, placeActivity, type Send, signInForCalls } from './furnish.ts';

/** Lets students of 4A hand in drawings, by the same calls as their devices. */

/** As many as a device sends with one call. */
const entriesAtOnce = 100;

type Handed = { teacher: Send; courseware_id: number; attempts: number[] };

async function handInDrawing(send: Send, courseware_id: number, seed: number, strokes: number) {
  const { id } = await send('POST /play/start', { courseware_id });
  const random = createRandom(seed);
  const entries = Array.from({ length: strokes }, (_, index) => ({
    space: 'ink',
    item: `stroke-${index}`,
    value: inventStroke(random),
    seq: index + 1,
    key: `drawn-${index}`,
  }));
  for (let from = 0; from < strokes; from += entriesAtOnce)
    await send('POST /play/save', { attempt_id: id, entries: entries.slice(from, from + entriesAtOnce) });
  await send('POST /play/submit', { attempt_id: id });
  return id;
}

/** The attempts are in the order of the students, who are those with the first class numbers. */
export async function handInDrawings(
  request: APIRequestContext,
  { name, students, strokes }: { name: string; students: number; strokes: number },
): Promise<Handed> {
  const teacher = await signInForCalls(request, 'teacher@example.com');
  const place = await findPlace(teacher);
  const content = { ...createEmptyDrawing(), prompt: '1 + 1 …' };
  const activity = await addActivity(teacher, name, content, place.subject_id, 'drawsomething');
  const { id: unit } = await teacher('POST /teacher/unit_add', { ...place, name });
  const { id: courseware_id } = await placeActivity(teacher, unit, activity, {});
  const attempts: number[] = [];
  for (let number = 1; number <= students; number += 1) {
    const student = await signInForCalls(request, `student${String(number).padStart(2, '0')}@example.com`);
    attempts.push(await handInDrawing(student, courseware_id, number, strokes));
  }
  return { teacher, courseware_id, attempts };
}
