import type { ActivitySamples } from '#activities/activity-type.ts';
import { activities } from '#activities/models.ts';
import { nothingMade } from '#contract/made.ts';

type Samples = ActivitySamples<unknown, unknown>;

async function loadSamples(type: string): Promise<Samples> {
  const file: { samples: Samples } = await import(`../../../src/activities/${type}/samples.ts`);
  return file.samples;
}

/** Every activity type with its name first, for `describe.each`, its model and its samples with their contents resolved. */
export const sampledTypes = await Promise.all(
  activities.models.map(async (model) => {
    const { made = nothingMade, contents, ...samples } = await loadSamples(model.type);
    const resolved = contents.map((sample) => ({
      ...sample,
      made,
      content: model.content.resolve(sample.draft, made),
    }));
    return [model.type, model, { ...samples, made, contents: resolved }] as const;
  }),
);
