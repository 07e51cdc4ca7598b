import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { wordAnswers as answers, singleQuestion } from '#parts/quiz-questions/samples/sample-parts.ts';
import { showPlayer } from '#tests/browser/show-player.tsx';
import { digitaltravel } from '../activity.ts';
import { createEmptyTrip, type Stop, type Trip } from '../model.ts';
import { Player } from './player.tsx';

/** The player of a trip whose stops are places of a map. */

const buildStop = (id: string, name: string): Stop => ({
  id,
  name,
  note: '',
  scene: 'place',
  spots: [],
  check_in: { id: `in-${id}`, by_position: false, by_code: true, radius_m: 50, code: '7KQ2MX' },
});

const trip: Trip = {
  ...createEmptyTrip(),
  stops: [buildStop('pier', 'Pier'), buildStop('tower', 'Tower')],
  questions: [
    {
      ...singleQuestion('sum', { text: '1 + 1 = ?', score: 2, answers: answers('*2', '3') }),
      stop_id: 'pier',
    },
  ],
};
const play = (change: Partial<Trip> = {}, more: object = {}) =>
  showPlayer({ model: digitaltravel, Player, content: { ...trip, ...change }, language: 'en', ...more });
const chip = (name: RegExp) => page.getByRole('navigation', { name: 'Stops' }).getByRole('button', { name });
const stop = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });

it('opens the next stop of a fixed order once one was at the stop before', async () => {
  const { saveTrace } = await play({ question_sort: 'fixed' });
  await expect.element(stop('Pier')).toBeVisible();
  // It is saved with the visit itself, not some seconds later.
  expect(saveTrace.mock.calls[0]?.[0].visits).toMatchObject([{ stop_id: 'pier' }]);
  await expect.element(chip(/Tower/)).toBeEnabled();
  await chip(/Tower/).click();
  await expect.element(stop('Tower')).toBeVisible();
});

it('keeps the second stop closed on site until one has checked in at the first', async () => {
  const { onAnswer } = await play({ digital_mode: 'site', question_sort: 'fixed' });
  await expect.element(chip(/Tower/)).toBeDisabled();
  expect(page.getByText('1 + 1 = ?').query()).toBeNull();
  await page.getByLabelText('Code below the picture').fill('wrong');
  await page.getByRole('button', { name: 'Use this code' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This is not the code of this stop.');
  expect(onAnswer).not.toHaveBeenCalled();
  await page.getByLabelText('Code below the picture').fill('7kq 2mx');
  await page.getByRole('button', { name: 'Use this code' }).click();
  await expect.element(page.getByText('1 + 1 = ?')).toBeVisible();
  expect(onAnswer).toHaveBeenCalledWith('in-pier', expect.objectContaining({ way: 'code', code: '7KQ2MX' }));
  await expect.element(chip(/Tower/)).toBeEnabled();
});

it('goes where the teacher leads, and nowhere else until the class is let go', async () => {
  const { spaces } = await play();
  await expect.element(stop('Pier')).toBeVisible();
  await spaces.setControl?.({ lead: { stop_id: 'tower', view: null, point: null } });
  await expect.element(stop('Tower')).toBeVisible();
  await expect.element(chip(/Pier/)).toBeDisabled();
  await spaces.setControl?.({ lead: null });
  await expect.element(chip(/Pier/)).toBeEnabled();
  await expect.element(stop('Tower')).toBeVisible();
});

const minuteMs = 60_000;

it('counts the minutes on site from the first check-in', async () => {
  const { saveTrace } = await play({ digital_mode: 'site' }, { limitMinutes: 30 });
  await expect.element(page.getByText('You have 30 minutes from your first check-in.')).toBeVisible();
  await page.getByLabelText('Code below the picture').fill('7KQ2MX');
  const before = Date.now();
  await page.getByRole('button', { name: 'Use this code' }).click();
  await expect.element(page.getByRole('timer')).toHaveTextContent('30 minutes left');
  await chip(/Tower/).click();
  await expect.element(stop('Tower')).toBeVisible();
  expect(saveTrace.mock.lastCall?.[0].worked_until).toBeGreaterThanOrEqual(before);
});

it('shows calmly that the time on site is over, and goes on', async () => {
  const checkedIn = (minutes: number) => ({ way: 'word', at: Date.now() - minutes * minuteMs });
  await play(
    { digital_mode: 'site' },
    { limitMinutes: 30, responses: { 'in-tower': checkedIn(20), 'in-pier': checkedIn(42.5) } },
  );
  await expect.element(page.getByText(/The time has been over for 12 minutes/)).toBeVisible();
  const right = page.getByRole('radio', { name: /2/ });
  await right.click();
  await expect.element(right).toBeChecked();
});

it('says nothing of minutes in a review', async () => {
  await play({ digital_mode: 'site' }, { limitMinutes: 30, mode: 'review' });
  await expect.element(stop('Pier')).toBeVisible();
  expect(page.getByText(/30 minutes/).query()).toBeNull();
});
