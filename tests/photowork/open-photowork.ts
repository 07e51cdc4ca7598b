import sharp from 'sharp';
import { forAnyContent } from '#activities/registry.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';
import type { PersonKey } from '#tests/support/test-school.ts';
import { photoActivities, photowork } from './activity.ts';
import type { Task } from './model.ts';
import { samples } from './samples.ts';

/** A school whose server knows the type `photowork`. */
export async function openPhotoApp(): Promise<TestApp> {
  const test = await openTestApp();
  test.app.activities = photoActivities;
  return test;
}

type Settings = Parameters<typeof placeCourseware>[1];

/**
 * The walk of the samples, open in 4A maths: leaf (6 points), tree (4), edges (2, key 5), gate (without a mark), and `more`
 * tasks after them.
 */
export function placeWalk(
  test: Pick<TestApp, 'app' | 'school'>,
  settings: Settings = {},
  more: readonly Task[] = [],
) {
  const [walk] = samples.contents;
  const content = { tasks: [...(walk?.draft.tasks ?? []), ...more] };
  return placeCourseware(test, settings, { model: forAnyContent(photowork), content });
}

/** Begins an attempt, and answers the given tasks with words. */
export async function beginWalk(
  test: TestApp,
  courseware_id: number,
  as: PersonKey,
  words: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { id } = await test.get('POST /play/start', { courseware_id }, { as });
  const answers = Object.entries(words).map(([question_id, text]) => ({
    question_id,
    response: { words: text },
    seq: 1,
  }));
  if (answers.length > 0) await test.get('POST /play/save', { attempt_id: id, answers }, { as });
  return id;
}

/** Begins an attempt and submits it. */
export async function handInWalk(...given: Parameters<typeof beginWalk>): Promise<number> {
  const [test, , as] = given;
  const attempt_id = await beginWalk(...given);
  await test.get('POST /play/submit', { attempt_id }, { as });
  return attempt_id;
}

/** Makes a small picture; each shade from 0 to 255 gives different bytes. */
export async function paintPicture(shade: number): Promise<Buffer<ArrayBuffer>> {
  const background = { r: shade, g: shade, b: shade };
  return Buffer.from(
    await sharp({ create: { width: 4, height: 3, channels: 3, background } })
      .png()
      .toBuffer(),
  );
}
