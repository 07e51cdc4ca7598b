import type { ActivitySamples } from '../activity-type.ts';
import { readingQuestionId } from '../reading/question-id.ts';
import type { ReadingResponse } from '../reading/response.ts';
import type { Link } from './model.ts';

const opened = { [readingQuestionId]: { opened_at: Date.UTC(2026, 9, 5, 2, 30) } };

export const samples: ActivitySamples<Link, ReadingResponse> = {
  contents: [
    {
      title: { en: 'The water cycle', 'zh-hk': '水的循環', 'zh-cn': '水循环' },
      content: {
        url: 'https://water.example/cycle?lang=en#rain',
        title: 'The water cycle',
        note: 'Look at the picture first.\nHow does the water get back into the clouds?',
      },
      right: opened,
      wrong: {},
    },
    {
      title: { en: 'An address alone', 'zh-hk': '只有網址', 'zh-cn': '只有网址' },
      content: { url: 'https://博物館.example:8443/', title: '', note: '' },
      right: opened,
      wrong: {},
    },
  ],
  sentinel: null,
  older: [],
};
