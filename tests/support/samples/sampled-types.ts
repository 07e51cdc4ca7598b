import { activities } from '#activities/models.ts';
import { noConversionResults } from '#contract/conversion-results.ts';
import type { ActivitySamples } from '#form/activity-type.ts';

type Samples = ActivitySamples<unknown, unknown>;

async function loadSamples(type: string): Promise<Samples> {
  const file: { samples: Samples } = await import(`../../../src/activities/${type}/samples.ts`);
  return file.samples;
}

/** Name, model and samples of every activity type, for `describe.each`. The contents of the samples are resolved. */
export const sampledTypes = await Promise.all(
  activities.models.map(async (model) => {
    const { conversionResults = noConversionResults, contents, ...samples } = await loadSamples(model.type);
    const resolvedContents = contents.map((sample) => ({
      ...sample,
      conversionResults,
      content: model.content.resolve(sample.draft, conversionResults, sample.selectedContent),
    }));
    return [model.type, model, { ...samples, conversionResults, contents: resolvedContents }] as const;
  }),
);
