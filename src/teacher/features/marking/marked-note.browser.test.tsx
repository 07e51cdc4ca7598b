import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createMarkingServer } from '#tests/browser/show-marking.tsx';
import { showPage } from '#tests/browser/show-page.tsx';
import { MarkedNote } from './marked-note.tsx';
import type { Marking } from './marking-items.ts';
import type { MarkingView } from './marking-view.ts';

/** Two questions of two students, of which so many answers wait. */
function createMarking(waitingByQuestion: readonly [number, number]): Marking {
  const read = createMarkingServer(2).server['GET /study/marking'];
  if (!read) throw new Error('no marking');
  const { data } = read({}) as { data: Marking };
  const [question] = data.questions;
  if (!question) throw new Error('no question');
  const questions = waitingByQuestion.map((waiting, index) => ({
    ...question,
    id: `q${index + 1}`,
    waiting,
  }));
  return { ...data, questions };
}

const onView = vi.fn<(change: Partial<MarkingView>) => void>();
const showNote = (marking: Marking) =>
  showPage({ server: {}, show: () => <MarkedNote marking={marking} by="question" onView={onView} /> });

test('leads back to the class once everything is marked', async () => {
  await showNote(createMarking([0, 0]));
  await expect.element(page.getByText('Everything is marked')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Back to the class' }))
    .toHaveAttribute('href', '/study-situation-view/grid?courseware_id=5');
});

test('leads to the next question once this one is marked', async () => {
  await showNote(createMarking([0, 2]));
  await page.getByRole('button', { name: 'Next question (2 to mark)' }).click();
  expect(onView).toHaveBeenCalledWith({ question_id: 'q2' });
});

test('says nothing while answers of this question wait', async () => {
  await showNote(createMarking([1, 2]));
  expect(page.getByRole('button').elements()).toHaveLength(0);
});
