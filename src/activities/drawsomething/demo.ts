import type { DemoAnswer, DemoHalf, DemoItem, Random, SimulatedAttempt } from '#form/demo-half.ts';
import type { DrawnValue } from '#parts/ink/model.ts';
import { drawWaterCycle, markWaterCycle, stepCount } from './demo/water-cycle.ts';
import { drawingId } from './drawing-id.ts';
import { createEmptyDrawing, type Drawing, type ShownDrawing } from './model.ts';

const waterCycle: Drawing = {
  ...createEmptyDrawing(),
  prompt: '畫出水循環：太陽、大海、雲和雨。用箭嘴表示水往哪裏去，並寫出每個步驟的名稱。',
  model_answer: '海水受熱蒸發，水汽升上天空凝結成雲，再以雨水降下，經河流流回大海。',
  rubric: [
    { id: 'steps', text: '畫出蒸發、凝結、降水和流回大海', points: 6 },
    { id: 'arrows', text: '箭嘴方向正確', points: 2 },
    { id: 'labels', text: '寫出步驟名稱', points: 2 },
  ],
};

const minuteMs = 60_000;

const toItems = (space: string, drawn: readonly DrawnValue[]): DemoItem[] =>
  drawn.map((value, index) => ({ space, itemId: `demo-${index}`, value }));

/** The better a student, the more of the steps are there. */
function countSteps({ skill, isFinished }: SimulatedAttempt, random: Random): number {
  const known = Math.round(2.6 + skill + random.nextNormal() * 0.6);
  return Math.min(isFinished ? stepCount : 2, Math.max(1, known));
}

function simulateWork(_content: ShownDrawing, attempt: SimulatedAttempt, random: Random): DemoAnswer[] {
  const count = countSteps(attempt, random);
  const drawn = drawWaterCycle(attempt.startedAt, count, random);
  const time_ms =
    (drawn.at(-1)?.t ?? attempt.startedAt) - attempt.startedAt + random.integerBetween(2, 5) * minuteMs;
  const isMarked = random.nextFraction() < 0.4;
  const marks = markWaterCycle(attempt.startedAt + time_ms + 30 * minuteMs, count, random);
  return [
    {
      question_id: drawingId,
      response: null,
      time_ms,
      items: toItems('ink', drawn),
      ...(isMarked && { feedback: toItems('teacher_ink', marks) }),
    },
  ];
}

export const demo: DemoHalf<Drawing, ShownDrawing> = {
  buildActivities: async () => [
    {
      key: 'water-cycle-drawing',
      name: '繪畫：水循環',
      description: '畫出水循環，用箭嘴和文字說明每個步驟。',
      language: 'zh-hk',
      subject: 'science',
      grade: 4,
      difficulty: 'medium',
      content: waterCycle,
      isPlacedByDefault: true,
    },
  ],
  simulateWork,
};
