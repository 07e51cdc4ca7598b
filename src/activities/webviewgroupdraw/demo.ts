import type { DemoAnswer, DemoHalf, DemoItem, Random, SimulatedAttempt } from '#form/demo-half.ts';
import { traceId } from '#form/trace-id.ts';
import type { DrawnValue } from '#parts/ink/model.ts';
import { boardId } from './board-id.ts';
import { drawGarden, partCount, praiseGarden } from './demo/garden.ts';
import { type Board, createEmptyBoard, type ShownBoard } from './model.ts';

const garden: Board = {
  ...createEmptyBoard(),
  prompt: '一起設計校園花園：決定種甚麼、在哪裏澆水、從哪裏進出。每位組員畫一部分，並寫上名稱。',
  background: 'squares',
  model_answer: '有菜田或花圃、水源和小路，各部分大小合理，並寫上名稱。',
  rubric: [
    { id: 'parts', text: '有種植的地方、水源和小路', points: 6 },
    { id: 'names', text: '寫上各部分名稱', points: 2 },
    { id: 'fit', text: '各部分互相配合', points: 2 },
  ],
};

const minuteMs = 60_000;

const toItems = (space: string, drawn: readonly DrawnValue[]): DemoItem[] =>
  drawn.map((value, index) => ({ space, itemId: `demo-${index}`, value }));

/** Members take turns, some of them longer than others. */
const shareOut = (items: readonly DemoItem[], random: Random): DemoItem[] => {
  let drawnBy = 0;
  return items.map((item) => {
    if (random.nextFraction() < 0.3) drawnBy += 1;
    return { ...item, drawnBy };
  });
};

/** The better a group, the more of the parts are there. */
function countParts({ skill, isFinished }: SimulatedAttempt, random: Random): number {
  const known = Math.round(3.4 + skill + random.nextNormal() * 0.5);
  return Math.min(isFinished ? partCount : partCount - 1, Math.max(2, known));
}

function simulateWork(_content: ShownBoard, attempt: SimulatedAttempt, random: Random): DemoAnswer[] {
  const count = countParts(attempt, random);
  const drawn = drawGarden(attempt.startedAt, count, random);
  const time_ms = (drawn.at(-1)?.t ?? attempt.startedAt) - attempt.startedAt + 2 * minuteMs;
  const praise = praiseGarden(attempt.startedAt + time_ms, count);
  return [
    {
      question_id: boardId,
      response: null,
      time_ms,
      items: shareOut(toItems('ink', drawn), random),
      feedback: toItems('live_ink', praise),
    },
    { question_id: traceId, response: { opened_at: attempt.startedAt }, time_ms: 0 },
  ];
}

export const demo: DemoHalf<Board, ShownBoard> = {
  buildActivities: async () => [
    {
      key: 'garden-board',
      name: '小組畫板：校園花園',
      description: '每組在同一塊畫板上設計校園花園。',
      language: 'zh-hk',
      subject: 'science',
      grade: 4,
      difficulty: 'medium',
      content: garden,
    },
  ],
  simulateWork,
};
