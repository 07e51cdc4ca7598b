import * as converting from '#server/features/activities/converting.repository.ts';
import { listMade } from '#server/features/contents/made.service.ts';
import type { App } from '#server/http/context.ts';

/**
 * Finds activities that wait for conversions. An activity waits if its draft needs the result, not if it only offers
 * the file as a download.
 */

type Progress = ReadonlyMap<number, number>;
type Draft = Awaited<ReturnType<typeof converting.listDrafts>>[number];

function listNeededMedia({ activities }: App, draft: Draft): Set<string> {
  const { model, content } = activities.read(draft);
  return new Set(model.content.media(content).flatMap(({ url, waitFor }) => (waitFor ? [url] : [])));
}

/** Converted media count as 1. */
async function measure(app: App, jobs: readonly converting.ConvertingMedia[]): Promise<Progress> {
  if (jobs.length === 0) return new Map();
  const jobsOf = Map.groupBy(jobs, ({ activity_id }) => activity_id);
  const progress = new Map<number, number>();
  for (const draft of await converting.listDrafts(app.db, [...jobsOf.keys()])) {
    const neededMedia = listNeededMedia(app, draft);
    const runningJobs = (jobsOf.get(draft.id) ?? []).filter(({ media }) => neededMedia.has(media));
    if (runningJobs.length === 0) continue;
    const convertedMedia = new Set((await listMade(app.db, [...neededMedia])).map(({ media }) => media));
    const sum = runningJobs.reduce((total, job) => total + job.progress, convertedMedia.size);
    progress.set(draft.id, sum / (runningJobs.length + convertedMedia.size));
  }
  return progress;
}

/** Progress 0..1 of the conversions that the activities wait for; activities that wait for none are absent. */
export async function readProgress(app: App, activityIds: readonly number[]): Promise<Progress> {
  return measure(app, await converting.listConverting(app.db, activityIds));
}

/** Ids of the activities that wait for conversions: all activities, or those of one owner. */
export async function listWaitingActivities(app: App, ownerId: number | undefined): Promise<number[]> {
  return [...(await measure(app, await converting.listAllConverting(app.db, ownerId))).keys()];
}
