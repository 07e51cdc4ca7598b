import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Quiz } from '#parts/quiz/model.ts';
import {
  blankQuestion,
  multipleQuestion,
  singleQuestion,
  wordAnswers,
} from '#parts/quiz-questions/samples/sample-parts.ts';
import { showEditor } from '#tests/browser/show-editor.tsx';
import { Editor } from './editor.tsx';
import { findIssues } from './model.ts';

const questions = Array.from({ length: 100 }, (_, index) => {
  const given = { text: `Question ${index + 1}: what is ${index} + 1?` };
  if (index % 3 === 1)
    return multipleQuestion(`q${index}`, { ...given, answers: wordAnswers('*1', '2', '*3', '4', '5') });
  if (index % 3 === 2)
    return blankQuestion(`q${index}`, ['1|one', '2'], { text: `[[1]] and [[2]] ${index}` });
  return singleQuestion(`q${index}`, { ...given, answers: wordAnswers('*1', '2', '3', '4') });
});

/** Milliseconds from each keystroke to the next task: script, React, and all layout that they force. */
async function typeAndMeasure(text: string): Promise<number[]> {
  const keystrokeCosts: number[] = [];
  let start = 0;
  const startMeasuring = () => {
    start = performance.now();
    const channel = new MessageChannel();
    channel.port1.onmessage = () => keystrokeCosts.push(performance.now() - start);
    channel.port2.postMessage(0);
  };
  addEventListener('beforeinput', startMeasuring, true);
  await userEvent.keyboard(text);
  removeEventListener('beforeinput', startMeasuring, true);
  return keystrokeCosts;
}

/** Only reports the times: people check the budget of 50 ms for a keystroke, on machines without other load. */
it.each([
  ['a question', 0, 'Question'],
  ['an answer', 1, 'Answer C'],
  ['a text with blanks', 2, 'Question'],
  ['accepted texts', 2, 'Blank 1'],
])('types %s among 100', { timeout: 60_000 }, async (what, at, label) => {
  const content: Quiz = { layout: 'one_by_one', allow_back: true, questions };
  const { screen, draft } = await showEditor({ model: { content: { findIssues } }, Editor, content });
  await page.getByRole('button', { name: new RegExp(`^${at + 1} `) }).click();
  await page.getByRole('textbox', { name: label }).click();
  const costs = (await typeAndMeasure('Fifty keystrokes of typing, as a teacher would do it')).sort(
    (a, b) => a - b,
  );
  const formatQuantile = (share: number) => costs[Math.floor((costs.length - 1) * share)]?.toFixed(1);
  console.info(
    `typing ${what}: median ${formatQuantile(0.5)} ms, worst ${formatQuantile(1)} ms over ${costs.length} keystrokes`,
  );
  expect(costs.length).toBeGreaterThan(40);
  expect(JSON.stringify(draft().questions[at])).toContain('Fifty keystrokes');
  await screen.unmount();
});
