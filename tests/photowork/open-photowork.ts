import sharp from 'sharp';
import { forAnyContent } from '#form/registry.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';
import type { PersonKey } from '#tests/support/test-school.ts';
import { photoActivities, photowork } from './activity.ts';
import type { Task } from './model.ts';
import { samples } from './samples.ts';

/** Opens a school whose server knows the activity type `photowork`. */
export async function openPhotoApp(): Promise<TestApp> {
  const test = await openTestApp();
  test.app.activities = photoActivities;
  return test;
}

type CoursewareSettings = Parameters<typeof placeCourseware>[1];

/**
 * Places the walk of the samples, open, in 4A maths. Its tasks: leaf (6 points), tree (4), edges (2, key 5), gate (without a
 * mark), and then `extraTasks`.
 */
export function placeWalk(
  test: Pick<TestApp, 'app' | 'school'>,
  settings: CoursewareSettings = {},
  extraTasks: readonly Task[] = [],
) {
  const [walk] = samples.contents;
  const content = { tasks: [...(walk?.draft.tasks ?? []), ...extraTasks] };
  return placeCourseware(test, settings, { model: forAnyContent(photowork), content });
}

/** Starts an attempt and answers the given tasks with words. Returns the attempt's id. */
export async function startWalk(
  test: TestApp,
  courseware_id: number,
  as: PersonKey,
  wordsByTask: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { id } = await test.get('POST /play/start', { courseware_id }, { as });
  const answers = Object.entries(wordsByTask).map(([question_id, text]) => ({
    question_id,
    response: { words: text },
    seq: 1,
  }));
  if (answers.length > 0) await test.get('POST /play/save', { attempt_id: id, answers }, { as });
  return id;
}

/** Starts an attempt like `startWalk` and submits it. Returns the attempt's id. */
export async function submitWalk(...walkArguments: Parameters<typeof startWalk>): Promise<number> {
  const [test, , as] = walkArguments;
  const attempt_id = await startWalk(...walkArguments);
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
