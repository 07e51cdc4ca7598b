import { describe } from 'vitest';
import { defaultLanguage, type Language, languages } from '#contract/language.ts';
import type { ActivityModel } from '#form/activity-type.ts';
import { sampledTypes } from '#tests/support/samples/sampled-types.ts';

type Sampled = {
  type: string;
  model: ActivityModel;
  language: Language;
  sample: (typeof sampledTypes)[number][2]['contents'][number];
};

const phone = [390, 844] as const;
const laptop = [1366, 768] as const;

/** Each sample is shown on a phone in one language: console and axe report a narrow layout in any language alike. */
export const screensIn = (language: Language) => (language === defaultLanguage ? [phone, laptop] : [laptop]);

/** Runs a test for each sample of each activity type in each language. */
export function describeSamples(testSample: (sampled: Sampled) => void): void {
  describe.each(sampledTypes)('%s', (type, model, { contents }) => {
    describe.each(languages)('in %s', (language) => {
      describe.each(contents.map((sample) => [sample.title.en, sample] as const))(
        'with "%s"',
        (_title, sample) => {
          testSample({ type, model, language, sample });
        },
      );
    });
  });
}
