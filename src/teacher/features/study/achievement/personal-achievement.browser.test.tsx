import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ApiReply } from '#contract/api.ts';
import { showPage } from '#tests/browser/show-page.tsx';
import { PersonalAchievement } from './personal-achievement.tsx';

const achievementOf = (earned: number): ApiReply<'GET /study/achievement'> => ({
  dimensions: [{ id: 1, name: 'Observation' }],
  cells: [
    { dimension_id: 1, level: 'low', earned, possible: 8, share: earned / 8, questions: 2, waiting: 0 },
  ],
  attempts: 1,
});

type Courseware = Parameters<typeof PersonalAchievement>[0]['courseware'];

it("shows the attempt, and the student's term in the subject beside the class's with one call", async () => {
  // Only what the view reads.
  const courseware = {
    courseware_id: 3,
    class_id: 4,
    subject_id: 5,
    subject_name: '數學',
    subject_name_eng: 'Maths',
  } as Courseware;
  const { sent } = await showPage({
    server: {
      'GET /study/achievement': () => ({ data: achievementOf(8) }),
      'GET /study/term_achievement': () => ({ data: { student: achievementOf(6), class: achievementOf(2) } }),
    },
    show: () => <PersonalAchievement courseware={courseware} userId={7} attemptId={9} />,
  });
  const tableOf = (name: string) => page.getByRole('table', { name });
  await expect.element(tableOf('This attempt').getByText('100%')).toBeVisible();
  await expect.element(tableOf('This student in Maths, whole school year').getByText('75%')).toBeVisible();
  await expect.element(tableOf('Class in Maths, whole school year').getByText('25%')).toBeVisible();
  expect(sent.map(({ key }) => key).sort()).toEqual([
    'GET /study/achievement',
    'GET /study/term_achievement',
  ]);
  expect(sent.find(({ key }) => key.endsWith('term_achievement'))?.input).toMatchObject({
    class_id: '4',
    subject_id: '5',
    user_id: '7',
  });
});
