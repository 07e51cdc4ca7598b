import type { ActivitySamples } from '#activities/activity-type.ts';
import { activities } from '#activities/models.ts';

type Samples = ActivitySamples<unknown, unknown>;

async function loadSamples(type: string): Promise<Samples> {
  const file: { samples: Samples } = await import(`../../src/activities/${type}/samples.ts`);
  return file.samples;
}

/** Every activity type with its name first, for `describe.each`, its model and its samples. */
export const sampledTypes = await Promise.all(
  activities.models.map(async (model) => [model.type, model, await loadSamples(model.type)] as const),
);
