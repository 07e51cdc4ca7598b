import type { DemoActivity, DemoHalf } from '#form/demo-half.ts';
import { simulateOpening } from '#parts/reading/simulate-opening.ts';
import type { Webview } from './model.ts';

type ActivityForm = Omit<DemoActivity<Webview>, 'content' | 'difficulty'>;

/** A page of Wikipedia, which may be shown in a frame. */
function buildWikipediaPage(form: ActivityForm, site: string, title: string): DemoActivity<Webview> {
  const url = `https://${site}/${encodeURIComponent(title)}`;
  return { ...form, difficulty: 'medium', content: { url, title, frameable: true } };
}

const chineseWikipedia = 'zh.wikipedia.org/zh-hk';

export const demo: DemoHalf<Webview> = {
  buildActivities: async () => [
    buildWikipediaPage(
      {
        key: 'water-page',
        name: '延伸閱讀：水循環',
        description: '讀一讀「水循環」的首兩段。',
        language: 'zh-hk',
        subject: 'science',
        grade: 4,
      },
      chineseWikipedia,
      '水循環',
    ),
    buildWikipediaPage(
      {
        key: 'idiom-page',
        name: '成語的由來',
        description: '成語多出自哪些書和故事？',
        language: 'zh-hk',
        subject: 'chinese',
        grade: 4,
      },
      chineseWikipedia,
      '成語',
    ),
    buildWikipediaPage(
      {
        key: 'plant-page',
        name: 'Read more: Plants',
        description: 'Easy English. Read the part about how plants make food.',
        language: 'en',
        subject: 'science',
        grade: 4,
        owner: 'lam',
      },
      'simple.wikipedia.org/wiki',
      'Plant',
    ),
    {
      key: 'weather',
      name: '今天的天氣',
      description: '看看香港天文台今天的氣溫、濕度和雨量。',
      language: 'zh-hk',
      subject: 'science',
      grade: 3,
      difficulty: 'easy',
      owner: 'admin',
      content: { url: 'https://www.hko.gov.hk/tc/index.html', title: '香港天文台', frameable: false },
    },
  ],
  simulateWork: (_content, simulatedAttempt, random) => simulateOpening(simulatedAttempt, random),
};
