import type { App } from '#server/app.ts';
import * as converting from '#server/features/activities/converting.repository.ts';
import { listConversionResults } from '#server/features/contents/conversion-results.service.ts';

/**
 * Finds activities that wait for conversions. An activity waits if its draft needs the result, not if it only
 * offers the file as a download.
 */

type ProgressByActivity = ReadonlyMap<number, number>;
type StoredDraft = Awaited<ReturnType<typeof converting.listDrafts>>[number];

function listNeededMedia({ activities }: App, draft: StoredDraft): Set<string> {
  const { model, content } = activities.read(draft);
  return new Set(
    model.content.media(content).flatMap(({ url, awaitsConversion }) => (awaitsConversion ? [url] : [])),
  );
}

/** Computes the progress of each activity as the average over its media; converted ones count as 1. */
async function measureProgress(
  app: App,
  jobs: readonly converting.ConvertingMedia[],
): Promise<ProgressByActivity> {
  if (jobs.length === 0) return new Map();
  const jobsByActivity = Map.groupBy(jobs, ({ activity_id }) => activity_id);
  const progressByActivity = new Map<number, number>();
  for (const draft of await converting.listDrafts(app.db, [...jobsByActivity.keys()])) {
    const neededMedia = listNeededMedia(app, draft);
    const runningJobs = (jobsByActivity.get(draft.id) ?? []).filter(({ media }) => neededMedia.has(media));
    if (runningJobs.length === 0) continue;
    const convertedMedia = new Set(
      (await listConversionResults(app.db, [...neededMedia])).map(({ media }) => media),
    );
    const sum = runningJobs.reduce((total, job) => total + job.progress, convertedMedia.size);
    progressByActivity.set(draft.id, sum / (runningJobs.length + convertedMedia.size));
  }
  return progressByActivity;
}

/**
 * Returns the progress (0 to 1) of the conversions that the activities wait for. Activities that wait for
 * none are absent.
 */
export async function readProgress(app: App, activityIds: readonly number[]): Promise<ProgressByActivity> {
  return measureProgress(app, await converting.listConvertingMedia(app.db, activityIds));
}

/** Lists the ids of activities that wait for conversions: of all activities, or of one owner's. */
export async function listWaitingActivities(app: App, ownerId: number | undefined): Promise<number[]> {
  return [...(await measureProgress(app, await converting.listAllConvertingMedia(app.db, ownerId))).keys()];
}
