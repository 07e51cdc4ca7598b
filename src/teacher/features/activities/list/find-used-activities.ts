import type { ApiReply } from '#contract/api.ts';
import type { ActivityItem } from '#teacher/features/activities/draft/activity-draft.ts';
import { call } from '#ui/api/call.ts';

type Place = ApiReply<'GET /diy/associated'>['items'][number];

/** An activity and where it is used, each unit once. */
export type UsedActivity = { activity: ActivityItem; units: readonly Place[] };

function takeUnits(places: readonly Place[]): readonly Place[] {
  return [...new Map(places.map((place) => [place.unit_id, place])).values()];
}

async function findUnits(activity: ActivityItem): Promise<UsedActivity> {
  const { items } = await call('GET /diy/associated', { activity_id: activity.id });
  return { activity, units: takeUnits(items) };
}

/** Those of the activities that are in units now, whatever the list said when it was read. */
export async function findUsed(items: readonly ActivityItem[]): Promise<readonly UsedActivity[]> {
  const listed = items.filter(({ courseware_count }) => courseware_count > 0);
  const found = await Promise.all(listed.map(findUnits));
  return found.filter(({ units }) => units.length > 0);
}
