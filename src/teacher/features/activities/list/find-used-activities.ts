import type { ApiReply } from '#contract/api.ts';
import type { ActivityItem } from '#teacher/features/activities/draft/activity-draft.ts';
import { call } from '#ui/api/call.ts';

type UsedPlace = ApiReply<'GET /diy/associated'>['items'][number];

/** An activity with one place for each unit that uses it. */
export type UsedActivity = { activity: ActivityItem; units: readonly UsedPlace[] };

function pickOnePerUnit(places: readonly UsedPlace[]): readonly UsedPlace[] {
  return [...new Map(places.map((place) => [place.unit_id, place])).values()];
}

async function readUnits(activity: ActivityItem): Promise<UsedActivity> {
  const { items } = await call('GET /diy/associated', { activity_id: activity.id });
  return { activity, units: pickOnePerUnit(items) };
}

/** Asks the server which activities are in units now, because some may have been removed since the list was read. */
export async function findUsedActivities(items: readonly ActivityItem[]): Promise<readonly UsedActivity[]> {
  const activitiesWithCoursewares = items.filter(({ courseware_count }) => courseware_count > 0);
  const activitiesWithUnits = await Promise.all(activitiesWithCoursewares.map(readUnits));
  return activitiesWithUnits.filter(({ units }) => units.length > 0);
}
