import type { DemoAnswer, DemoHalf, DemoItem, DemoStore, Random, SimulatedAttempt } from '#form/demo-half.ts';
import { fillIn, markAnswer } from './demo/fill-in.ts';
import { observations } from './demo/observations.ts';
import { emptyQuestion } from './expand-documents.ts';
import type { Sheet, Worksheet } from './model.ts';

async function buildWorksheet({ storeDocument }: DemoStore): Promise<Worksheet> {
  const name = '工作紙：瓶子裏的雲.pdf';
  const { media, result } = await storeDocument('handout', name);
  return {
    instruction: '完成實驗後，把觀察到的寫在方格內，並回答最後的問題。',
    documents: [{ media, name }],
    pages: result.pages.map((_images, page) => ({
      ...emptyQuestion,
      id: `p${page + 1}`,
      source: { media, page },
      regions: page === 0 ? observations.map(({ good: _good, weak: _weak, ...region }) => region) : [],
    })),
  };
}

const minuteMs = 60_000;

const toItems = (space: string, id: string, values: readonly DemoItem['value'][]): DemoItem[] =>
  values.map((value, index) => ({ space, itemId: `demo-${id}-${index}`, value }));

/** Weaker students know less, leave more out, and those who are still at work have only begun. */
function simulateWork(_content: Sheet, attempt: SimulatedAttempt, random: Random): DemoAnswer[] {
  let now = attempt.startedAt;
  const isSeenByTeacher = random.nextFraction() < 0.45;
  const shown = attempt.isFinished ? observations : observations.slice(0, 2);
  return shown.flatMap((observation): DemoAnswer[] => {
    const level = attempt.skill + random.nextNormal() * 0.7;
    if (level < -1.6) return [];
    const isGood = level > -0.4;
    const drawn = fillIn(observation, { isGood, startedAt: now }, random);
    const time_ms = random.integerBetween(40, 150) * 1_000;
    now += time_ms;
    const marks = markAnswer(observation, { isGood, markedAt: now + 90 * minuteMs });
    return [
      {
        question_id: observation.id,
        response: null,
        time_ms,
        items: toItems('ink', observation.id, drawn),
        ...(isSeenByTeacher && { feedback: toItems('teacher_ink', observation.id, marks) }),
      },
    ];
  });
}

export const demo: DemoHalf<Worksheet, Sheet> = {
  buildActivities: async (storeFor) => [
    {
      key: 'cloud-worksheet',
      name: '實驗工作紙：瓶子裏的雲',
      description: '在工作紙上記錄觀察所得，並想想「雲」是由甚麼變成的。',
      language: 'zh-hk',
      subject: 'science',
      grade: 4,
      difficulty: 'medium',
      content: await buildWorksheet(storeFor('teacher')),
      isPlacedByDefault: true,
    },
  ],
  simulateWork,
};
