import type { ApiReply } from '#contract/api.ts';
import type { ActivityItem } from '#teacher/features/activities/draft/activity-draft.ts';
import { call } from '#ui/api/call.ts';

type Place = ApiReply<'GET /diy/associated'>['items'][number];

/** An activity with one place for each unit that uses it. */
export type UsedActivity = { activity: ActivityItem; units: readonly Place[] };

function pickOnePerUnit(places: readonly Place[]): readonly Place[] {
  return [...new Map(places.map((place) => [place.unit_id, place])).values()];
}

async function readUnits(activity: ActivityItem): Promise<UsedActivity> {
  const { items } = await call('GET /diy/associated', { activity_id: activity.id });
  return { activity, units: pickOnePerUnit(items) };
}

/** The activities that are in units now; the list may have been read before some were removed. */
export async function findUsedActivities(items: readonly ActivityItem[]): Promise<readonly UsedActivity[]> {
  const listedActivities = items.filter(({ courseware_count }) => courseware_count > 0);
  const read = await Promise.all(listedActivities.map(readUnits));
  return read.filter(({ units }) => units.length > 0);
}
