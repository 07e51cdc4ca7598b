import { demos } from '#activities/demos.ts';
import { coverByActivity } from '#demo/covers.ts';
import { openDemoStore } from '#demo/demo-store.ts';
import type { DemoSchool } from '#demo/fill-people.ts';
import {
  type DescribedActivity,
  type FilledActivity,
  insertDraft,
  insertRevision,
} from '#demo/insert-activity.ts';
import type { DemoActivity, DemoStore, DimensionIds, TeacherKey } from '#form/demo-half.ts';
import type { App } from '#server/app.ts';

/** The teachers' activities. Most are completed once; some are unfinished drafts. */

const dayMs = 86_400_000;
const hourMs = 3_600_000;

async function addCover(activity: DemoActivity, { storeDrawing }: DemoStore): Promise<DemoActivity> {
  const cover = coverByActivity.get(activity.key);
  return cover ? { ...activity, startupScreen: (await storeDrawing(cover)).url } : activity;
}

/** The demo activities of every type, with their covers. */
async function describeActivities(
  app: App,
  school: DemoSchool,
  dimensions: DimensionIds,
): Promise<DescribedActivity[]> {
  const storeFor = (owner: TeacherKey) => openDemoStore(app, school.teachers[owner]);
  const descriptions: DescribedActivity[] = [];
  for (const model of app.activities.models) {
    const demo = demos[model.type];
    for (const activity of (await demo?.buildActivities(storeFor, dimensions)) ?? []) {
      const activityWithCover = await addCover(activity, storeFor(activity.owner ?? 'teacher'));
      if (demo) descriptions.push({ model, demo, activity: activityWithCover });
    }
  }
  return descriptions;
}

/** Inserts the activities of the demo school. Returns the completed ones by key, each with its first revision. */
export async function fillActivities(
  app: App,
  school: DemoSchool,
  dimensions: DimensionIds,
): Promise<Map<string, FilledActivity>> {
  const descriptions = await describeActivities(app, school, dimensions);
  const filledActivities = new Map<string, FilledActivity>();
  for (const [index, each] of descriptions.filter(({ activity }) => !activity.isUnfinished).entries()) {
    const { key, firstRevisionContent, content } = each.activity;
    const createdAt = app.now() - (44 + (index % 7)) * dayMs;
    const activity = await insertDraft(app, school, each, createdAt);
    await insertRevision(app, activity, firstRevisionContent ?? content, createdAt);
    filledActivities.set(key, activity);
  }
  for (const each of descriptions.filter(({ activity }) => activity.isUnfinished)) {
    await insertDraft(app, school, each, app.now() - hourMs);
  }
  return filledActivities;
}

/** Inserts the second revision of the activities that have one. */
export async function reviseActivities(app: App, filledActivities: Iterable<FilledActivity>): Promise<void> {
  for (const each of filledActivities) {
    const { firstRevisionContent, content } = each.activity;
    if (firstRevisionContent !== undefined) await insertRevision(app, each, content, app.now() - 2 * dayMs);
  }
}
