import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { classMessages } from '#activities/digitaltravel/class/class-messages.ts';
import { createEmptyTrip, type Stop, type Trip } from '#activities/digitaltravel/model.ts';
import { checkInMessages } from '#activities/digitaltravel/player/check-in-messages.ts';
import { playerMessages } from '#activities/digitaltravel/player/player-messages.ts';
import { reportMessages } from '#activities/digitaltravel/report/report-messages.ts';
import type { Language } from '#contract/language.ts';
import { scanMessages } from '#parts/qr-scan/messages.ts';
import { wordAnswers as answers, singleQuestion } from '#parts/quiz-questions/samples/sample-parts.ts';
import { openAndStart, submitAttempt } from '#tests/e2e/support/at-work.ts';
import { findAxeViolations } from '#tests/e2e/support/find-axe-violations.ts';
import { addActivity, findPlace, placeActivity, signInForCalls } from '#tests/e2e/support/furnish.ts';
import { openPhone, signInTeacher } from '#tests/e2e/support/people.ts';
import { retryNumber } from '#tests/e2e/support/retry-number.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/** A class on a trip: led by its teacher on screen, and checking in on site. */

const pier = { lat: 22.2937, lon: 114.1688 };
const code = '7KQ2MX';

const buildStop = (id: string, name: string, more: Partial<Stop> = {}): Stop => ({
  id,
  name,
  note: '',
  scene: 'place',
  on_earth: pier,
  spots: [],
  check_in: { id: `in-${id}`, by_position: true, by_code: true, radius_m: 50, code },
  ...more,
});

const trip: Trip = {
  ...createEmptyTrip(),
  ground: 'tiles',
  stops: [
    buildStop('first', 'A', { spots: [{ id: 'know', title: 'B1', text: 'B2', link: '' }] }),
    buildStop('second', 'C', { on_earth: { lat: 22.3, lon: 114.2 } }),
  ],
  questions: [
    {
      ...singleQuestion('sum', { text: '1 + 1 = ?', score: 2, answers: answers('*2', '3') }),
      stop_id: 'first',
      labels: { dimension_id: 1, level: 'low' },
    },
    {
      ...singleQuestion('more', { text: '2 + 2 = ?', score: 2, answers: answers('*4', '5') }),
      stop_id: 'second',
      labels: { dimension_id: 1, level: 'high' },
    },
  ],
};

async function placeTrip(request: APIRequestContext, name: string, changed: Partial<Trip>): Promise<number> {
  const teacher = await signInForCalls(request, 'teacher@example.com');
  const place = await findPlace(teacher);
  const content = { ...trip, ...changed };
  const activity = await addActivity(teacher, name, content, place.subject_id, 'digitaltravel');
  const { id: unit } = await teacher('POST /teacher/unit_add', { ...place, name });
  const { id } = await placeActivity(teacher, unit, activity, {});
  return id;
}

async function openTrip(
  browser: Browser,
  origin: string,
  lang: Language,
  { student, courseware }: { student: string; courseware: number },
): Promise<Page> {
  const phone = await openPhone(browser, origin, lang);
  await openAndStart(phone, lang, student, courseware);
  return phone;
}

const expectStop = (phone: Page, name: string) =>
  expect(phone.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();

test.describe.configure({ mode: 'parallel' });

for (const [lang, students] of [
  ['zh-hk', ['student07', 'student08']],
  ['en', ['student09', 'student10']],
] as const) {
  test(`a teacher leads two students from stop to stop (${lang})`, async ({
    browser,
    request,
    page,
    baseURL,
  }) => {
    test.slow();
    const origin = baseURL ?? '';
    const [t, tClass] = [words(playerMessages, lang), words(classMessages, lang)];
    const courseware = await placeTrip(request, `1 + 1 ${lang} ${retryNumber()}`, {});
    const [one, other] = students;
    const first = await openTrip(browser, origin, lang, { student: one, courseware });
    const second = await openTrip(browser, origin, lang, { student: other, courseware });
    await expectStop(first, 'A');
    await first.getByRole('button', { name: 'B1' }).click();
    await expect(first.getByText('B2')).toBeVisible();
    expect(await findAxeViolations(first)).toEqual([]);

    await signInTeacher(page, origin, lang);
    await page.goto(`/study-situation-view/class?courseware_id=${courseware}`);
    await expect(page.getByRole('row').filter({ hasText: '1 A' })).toHaveCount(2);
    await page.getByRole('button', { name: tClass('lead') }).click();
    await page.getByRole('listitem').getByRole('button', { name: /^2 C/ }).click();
    for (const phone of [first, second]) {
      await expectStop(phone, 'C');
      await expect(phone.getByText(t('led'))).toBeVisible();
    }
    await expect(page.getByRole('row').filter({ hasText: '2 C' })).toHaveCount(2);
    expect(await findAxeViolations(page)).toEqual([]);
    // Who comes back is where the class is now.
    await second.reload();
    await expectStop(second, 'C');
    await page.getByRole('button', { name: tClass('let_go') }).click();
    await expect(first.getByText(t('led'))).toHaveCount(0);
    await first.getByRole('button', { name: t('previous_stop') }).click();
    await expectStop(first, 'A');
  });

  test(`students check in by position and by code (${lang})`, async ({ browser, request, page, baseURL }) => {
    test.slow();
    const origin = baseURL ?? '';
    const [t, tScan, tIn, tReport] = [
      words(playerMessages, lang),
      words(scanMessages, lang),
      words(checkInMessages, lang),
      words(reportMessages, lang),
    ];
    const name = `2 + 2 ${lang} ${retryNumber()}`;
    const courseware = await placeTrip(request, name, { digital_mode: 'site' });
    const [one, other] = students;
    const near = await openTrip(browser, origin, lang, { student: one, courseware });
    await near.context().grantPermissions(['geolocation']);
    await near.context().setGeolocation({ latitude: pier.lat + 0.0002, longitude: pier.lon, accuracy: 10 });
    await expect(near.getByText(t('after_check_in'))).toBeVisible();
    await near.getByRole('button', { name: tIn('by_position') }).click();
    // The first press asks the device; the second one checks in where it is.
    await near.getByRole('button', { name: tIn('by_position') }).click();
    await expect(near.getByText('1 + 1 = ?')).toBeVisible();
    await near.getByRole('button', { name: t('next_stop') }).click();
    await near.getByRole('button', { name: tIn('by_position') }).click();
    await expect(near.getByRole('status').filter({ hasText: '50' })).toBeVisible();

    const refused = await openTrip(browser, origin, lang, { student: other, courseware });
    await refused.getByRole('button', { name: tIn('by_position') }).click();
    await expect(refused.getByText(tIn('refused'))).toBeVisible();
    const field = refused.getByLabel(tScan('code'));
    await field.fill('WRONG2');
    await refused.getByRole('button', { name: tScan('use_code') }).click();
    await expect(refused.getByText(tIn('other_code'))).toBeVisible();
    await field.fill(code.toLowerCase());
    await refused.getByRole('button', { name: tScan('use_code') }).click();
    await expect(refused.getByText('1 + 1 = ?')).toBeVisible();
    expect(await findAxeViolations(refused)).toEqual([]);

    // The report is about submitted work.
    await submitAttempt(near, lang);
    await submitAttempt(refused, lang);
    await signInTeacher(page, origin, lang);
    await page.goto(`/study-situation-view/question-detail?courseware_id=${courseware}&question_id=in-first`);
    await expect(page.getByText(tReport('near'))).toBeVisible();
    await expect(page.getByText(tReport('code'))).toBeVisible();
  });
}
