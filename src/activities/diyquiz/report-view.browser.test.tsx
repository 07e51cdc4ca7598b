import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { summarize } from '#parts/quiz/summarize.ts';
import { ReportView } from '#parts/quiz/views/report-view.tsx';
import { ResponseView } from '#parts/quiz/views/response-view.tsx';
import { showView } from '#tests/browser/show-view.tsx';
import { samples } from './samples.ts';

const [maths, , science] = samples.contents;
if (!maths || !science) throw new Error('samples are missing');

const names = ['Chan Siu Ming', 'Lee Ka Yan', 'Wong Tsz Hin', 'Ho Mei Ling', 'Cheung Pak Ho', 'Lam Wing Sze'];

const nameOf = (id: number) => names[id] ?? `Student ${id}`;

function showReport({ draft: content }: NonNullable<typeof maths>, questionId: string, responses: unknown[]) {
  const given = responses.map((response, student_id) => ({ student_id, response, score: null }));
  return showView({
    language: 'en',
    show: (mediaUrl) => (
      <ReportView
        content={content}
        questionId={questionId}
        report={summarize(content, questionId, given, 'en')}
        context={{ mediaUrl, nameOf }}
        hasStarted={() => true}
      />
    ),
  });
}

it('counts the students who chose each option, and shows their names on demand', async () => {
  const options = ['b', 'b', 'a', 'b'].map((option) => ({ option }));
  await showReport(maths, 'frac1', [...options, undefined]);
  const rightOptionButton = page.getByRole('button', { name: /^B\. 3\/4 Right answer 3 students, 60%/ });
  await expect.element(rightOptionButton).toHaveAttribute('aria-expanded', 'false');
  expect(page.getByText('Lee Ka Yan').query()).not.toBeVisible();
  await rightOptionButton.click();
  await expect.element(page.getByText('Lee Ka Yan')).toBeVisible();
  await expect.element(page.getByText('Wong Tsz Hin')).not.toBeVisible();
  await expect.element(page.getByRole('button', { name: /^C\. 2\/5 0 students, 0%/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Show all names' }).click();
  await expect.element(page.getByText('Wong Tsz Hin')).toBeVisible();
  await expect.element(page.getByText('Cheung Pak Ho')).toBeVisible();
  await page.getByRole('button', { name: 'Hide all names' }).click();
  await expect.element(page.getByText('Cheung Pak Ho')).not.toBeVisible();
});

it('shows the texts typed into each blank, common ones first, rare ones on demand', async () => {
  const typedTexts = ['light', 'Light', 'soil', 'air', 'mud', 'rain', 'wind', 'sand', 'fire', 'ice'];
  await showReport(
    science,
    'photo1',
    typedTexts.map((b1) => ({ blanks: { b1 } })),
  );
  await expect.element(page.getByText('Accepted: sunlight or light or the sun')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: /^light Right answer 2 students, 20%/ }))
    .toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Blank 2' })).toBeVisible();
  expect(page.getByRole('button', { name: /^ice/ }).query()).toBeNull();
  await page.getByRole('button', { name: 'Show 1 more answer', exact: true }).click();
  await expect.element(page.getByRole('button', { name: /^ice/ })).toBeVisible();
});

it('says when nobody has answered, and when there is no such question', async () => {
  const first = await showReport(maths, 'frac1', [undefined, undefined]);
  await expect.element(page.getByText('Nobody has answered this question yet')).toBeVisible();
  await first.unmount();
  await showReport(maths, 'gone', []);
  await expect.element(page.getByText('This question is no longer there')).toBeVisible();
});

it('shows a response beside the key', async () => {
  await showView({
    language: 'en',
    show: (mediaUrl) => (
      <ResponseView
        content={maths.draft}
        questionId="even2"
        response={{ options: ['a', 'b'] }}
        context={{ mediaUrl, nameOf }}
      />
    ),
  });
  await expect
    .element(page.getByRole('checkbox', { name: /^A 30 .*Student’s answer · Right answer/ }))
    .toBeChecked();
  await expect
    .element(page.getByRole('checkbox', { name: /^B 45 .*Student’s answer · Wrong/ }))
    .toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: /^C 120 .*Right answer/ })).not.toBeChecked();
});
