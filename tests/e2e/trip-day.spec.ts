import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, BrowserContext, LaunchOptions, Page } from '@playwright/test';
import { checkInMessages } from '#activities/digitaltravel/player/check-in-messages.ts';
import { playerMessages } from '#activities/digitaltravel/player/player-messages.ts';
import { reportMessages } from '#activities/digitaltravel/report/report-messages.ts';
import { type QuestionLevel, questionLevels } from '#contract/choices.ts';
import type { Language } from '#contract/language.ts';
import { traceId } from '#form/trace-id.ts';
import { attachmentMessages } from '#parts/attachments/messages.ts';
import { scanMessages } from '#parts/qr-scan/messages.ts';
import { questionTypes } from '#parts/quiz-questions/model.ts';
import { alongMessages } from '#player/features/attempt/take-along/along-messages.ts';
import { startMessages } from '#player/features/start/messages.ts';
import { achievementMessages } from '#teacher/features/study/achievement/achievement-messages.ts';
import { filesMessages } from '#teacher/features/study/files/files-messages.ts';
import { addGroups } from '#tests/e2e/support/add-groups.ts';
import {
  findFileButton,
  findSaveState,
  openAndStart,
  type SendCall,
  submitAttempt,
} from '#tests/e2e/support/at-work.ts';
import { type Answers, strong, weak } from '#tests/e2e/support/every-kind/answers.ts';
import { answerFields, findItemToMove } from '#tests/e2e/support/every-kind/fields.ts';
import { asked, buildFourStops, pier, stopCode, stopNames } from '#tests/e2e/support/four-stops.ts';
import { addActivity, findPlace, placeActivity, signInForCalls } from '#tests/e2e/support/furnish.ts';
import { markOpenAnswers } from '#tests/e2e/support/mark-open-answers.ts';
import { openPhone, signInStudent, signInTeacher, waitForOfflineCode } from '#tests/e2e/support/people.ts';
import { retryNumber } from '#tests/e2e/support/retry-number.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/**
 * The day of a trip: two groups go from stop to stop, one with network and a phone that knows where it is, the other with
 * neither, and with its browser closed on the way. Their class is marked and shown by dimension and level.
 */

const dayMs = 86_400_000;
/** Counts on the devices, and ends nothing. */
const limitMinutes = 240;

/** Points by question of what the two groups answer; the open question has the teacher's. */
const strongScores = {
  single: 2,
  multiple: 1,
  truefalse: 1,
  blank: 3,
  matching: 2,
  ordering: 1,
  number: 1,
  shorttext: 1,
  open: 4,
};
const weakScores = {
  single: 0,
  multiple: 1,
  truefalse: 0,
  blank: 2,
  matching: 1,
  ordering: 0,
  number: 0,
  shorttext: 0.5,
  open: 2.5,
};

/** What the class earned of all points, by level: what the teacher has to see. */
function computeFigures(level: QuestionLevel): { earned: number; possible: number } {
  const questions = asked.flatMap(({ level: each, question }) => (each === level ? [question] : []));
  const earned = questions.flatMap(({ id }) =>
    [strongScores, weakScores].map((scores) => scores[id as keyof typeof scores]),
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  return { earned: sum(earned), possible: 2 * sum(questions.map(({ score }) => score ?? 0)) };
}

async function placeTrip(request: APIRequestContext, name: string, numbers: readonly number[][]) {
  const teacher = await signInForCalls(request, 'teacher@example.com');
  const { setId, studentIds } = await addGroups(teacher, name, numbers);
  const place = await findPlace(teacher);
  const content = await buildFourStops(teacher);
  const activity = await addActivity(teacher, name, content, place.subject_id, 'digitaltravel');
  const { id: unit } = await teacher('POST /teacher/unit_add', { ...place, name });
  const rules = { due_at: Date.now() + dayMs, time_limit_minutes: limitMinutes };
  const settings = { work_by: 'group', group_set_id: setId, ...rules } as const;
  const { id } = await placeActivity(teacher, unit, activity, settings);
  return { teacher, courseware: id, studentIds, settings };
}

async function choose(page: Page, label: ReturnType<typeof answerFields>['next']): Promise<void> {
  await page.locator('label').filter({ has: label }).tap();
  await expect(label).toBeChecked();
}

/** Answers what is asked at each stop, as far as `answers` of the shared sample go. */
const answerAt: Record<
  (typeof stopNames)[number],
  (page: Page, lang: Language, answers: Answers) => Promise<void>
> = {
  A: async (page, lang, answers) => {
    const fields = answerFields(page, lang);
    await choose(page, fields.radio(answers.single));
    for (const text of answers.multiple) await choose(page, fields.checkbox(text));
    await choose(page, fields.truth(answers.truefalse));
  },
  B: async (page, lang, answers) => {
    const fields = answerFields(page, lang);
    await fields.blank(1).fill(answers.blanks.typed);
    await fields.blank(2).selectOption({ label: answers.blanks.chosen });
    await fields.blank(3).fill(answers.blanks.number);
    for (const [stem, choice] of Object.entries(answers.matching))
      await fields.stem(stem).selectOption({ label: choice });
  },
  C: async (page, lang, answers) => {
    const fields = answerFields(page, lang);
    if (!answers.isOrdered) await fields.keepOrder.tap();
    else
      for (let item = await findItemToMove(fields); item; item = await findItemToMove(fields)) {
        const { y = 0 } = (await fields.up(item).boundingBox()) ?? {};
        await fields.up(item).tap();
        await expect.poll(async () => (await fields.up(item ?? '').boundingBox())?.y).not.toBe(y);
      }
    await fields.typed.fill(answers.number);
  },
  D: async (page, lang, answers) => {
    const fields = answerFields(page, lang);
    await fields.typed.first().fill(answers.short);
    await fields.longText.fill(answers.open);
    const t = words(attachmentMessages, lang);
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: t('choose_picture') }).tap();
    const buffer = await readFile('src/demo/media/rain/rain-2.jpg');
    await (await chosen).setFiles({ name: 'rain.jpg', mimeType: 'image/jpeg', buffer });
    await expect(findFileButton(page, lang, 'rain.jpg')).toBeVisible();
  },
};

async function checkInByPosition(page: Page, lang: Language): Promise<void> {
  const name = words(checkInMessages, lang)('by_position');
  // The first press asks the device; the second one checks in where it is.
  await page.getByRole('button', { name }).tap();
  await page.getByRole('button', { name }).tap();
}

/** Without a position: the camera opens, but the code is typed. */
async function checkInByCode(page: Page, lang: Language): Promise<void> {
  const [t, tScan] = [words(checkInMessages, lang), words(scanMessages, lang)];
  await page.getByRole('button', { name: t('by_position') }).tap();
  await expect(page.getByText(t('refused'))).toBeVisible();
  await page.getByRole('button', { name: t('by_code') }).tap();
  await expect(page.getByLabel(tScan('camera'))).toBeVisible();
  await page.getByLabel(tScan('code')).fill(stopCode);
  await page.getByRole('button', { name: tScan('use_code') }).tap();
}

type Way = { lang: Language; answers: Answers; checkIn: (page: Page, lang: Language) => Promise<void> };

/** Checks in at each of the stops, answers there, and goes on to the next one. */
async function travel(page: Page, stops: readonly (typeof stopNames)[number][], way: Way): Promise<void> {
  const { lang, answers, checkIn } = way;
  const t = words(playerMessages, lang);
  for (const [index, stop] of stops.entries()) {
    await expect(page.getByRole('heading', { level: 2, name: stop, exact: true })).toBeVisible();
    await checkIn(page, lang);
    await expect(page.getByText(t('after_check_in'))).toHaveCount(0);
    await answerAt[stop](page, lang, answers);
    await page.screenshot({
      path: test.info().outputPath(`${lang}-${checkIn.name}-${stop}.png`),
      fullPage: true,
    });
    if (index < stops.length - 1) await page.getByRole('button', { name: t('next_stop') }).tap();
  }
}

/** A phone whose browser can be closed and opened again; it has a camera, and tells nobody where it is. */
async function openBrowser(folder: string, launchOptions: LaunchOptions, baseURL: string, lang: Language) {
  const { chromium } = await import('@playwright/test');
  const fakeCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), ...fakeCamera],
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    permissions: ['camera'],
  });
  const { hostname } = new URL(baseURL);
  await context.addCookies([{ name: 'player_language', value: lang, domain: hostname, path: '/play' }]);
  return context;
}

async function openTaken(context: BrowserContext, courseware: number, lang: Language): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`/play/do/${courseware}`);
  await page.getByRole('button', { name: words(startMessages, lang)('go_on'), exact: true }).tap();
  await page.waitForURL('**/play/attempt/*');
  return page;
}

type Group = { lang: Language; student: string; courseware: number };

async function travelWithNetwork(phone: Page, { lang, student, courseware }: Group): Promise<void> {
  await phone.context().grantPermissions(['geolocation']);
  await phone.context().setGeolocation({ latitude: pier.lat, longitude: pier.lon, accuracy: 10 });
  await openAndStart(phone, lang, student, courseware);
  await travel(phone, stopNames, { lang, answers: strong, checkIn: checkInByPosition });
  await expect(findSaveState(phone, lang, 'saved')).toBeVisible();
  await submitAttempt(phone, lang);
  await phone.context().close();
}

/** The group that has its trip on the device: its day has no network, and its browser is closed on the way. */
async function travelWithoutNetwork(
  open: () => Promise<BrowserContext>,
  { lang, student, courseware }: Group,
): Promise<() => Promise<Page>> {
  const t = words(alongMessages, lang);
  const way: Way = { lang, answers: weak, checkIn: checkInByCode };
  const morning = await open();
  const page = await morning.newPage();
  await page.goto(`/play/do/${courseware}`);
  await signInStudent(page, lang, `${student}@example.com`);
  await waitForOfflineCode(page);
  await page.getByRole('button', { name: t('take') }).tap();
  await page.getByRole('button', { name: t('begin') }).tap();
  await expect(page.getByText(t('ready'), { exact: true })).toBeVisible();
  await morning.setOffline(true);
  await page.close();
  const first = await openTaken(morning, courseware, lang);
  await travel(first, ['A', 'B'], way);
  await expect(findSaveState(first, lang, 'waiting')).toBeVisible();
  await morning.close();

  const afternoon = await open();
  await afternoon.setOffline(true);
  const second = await openTaken(afternoon, courseware, lang);
  await second.getByRole('button', { name: words(playerMessages, lang)('next_stop') }).tap();
  await travel(second, ['C', 'D'], way);
  await expect(findSaveState(second, lang, 'waiting')).toBeVisible();
  return async () => {
    await afternoon.setOffline(false);
    await second.reload();
    await expect(findSaveState(second, lang, 'saved')).toBeVisible({ timeout: 30_000 });
    await submitAttempt(second, lang);
    return second;
  };
}

/** The class's work ends at its due time, but for the members of a group who have more. */
async function moveDueTime(
  teacher: SendCall,
  courseware: number,
  settings: object,
  user_ids: number[],
): Promise<void> {
  const more = { extra_minutes: 0, extra_attempts: 0, is_excused: false, due_at: Date.now() + 2 * dayMs };
  await teacher('POST /study/set_exceptions', { courseware_id: courseware, user_ids, ...more });
  const due = { ...settings, due_at: Date.now() - 1_000 };
  await teacher('POST /teacher/courseware_update', { id: courseware, settings: due });
}

async function seeFigures(page: Page, lang: Language): Promise<void> {
  const t = words(achievementMessages, lang);
  const row = page
    .getByRole('table', { name: t('title') })
    .getByRole('row')
    .nth(1);
  for (const [index, level] of questionLevels.entries()) {
    const { earned, possible } = computeFigures(level);
    const cell = row.getByRole('cell').nth(index);
    await expect(cell).toContainText(`${Math.round((100 * earned) / possible)}%`);
    await expect(cell).toContainText(`${earned} / ${possible}`);
  }
}

for (const [lang, numbers] of [
  ['zh-hk', [21, 22]],
  ['en', [23, 24]],
] as const) {
  test(`two groups travel for a day, one without network, and are marked (${lang})`, async ({
    browser,
    request,
    page: desk,
    baseURL,
    launchOptions,
  }) => {
    expect(asked).toHaveLength(questionTypes.length);
    const origin = baseURL ?? '';
    const name = `4 × 9 ${lang} ${retryNumber()}`;
    const { teacher, courseware, studentIds, settings } = await placeTrip(
      request,
      name,
      numbers.map((number) => [number]),
    );
    const [online, offline] = numbers.map((number) => `student${number}`);
    const ways = `/study-situation-view/question-detail?courseware_id=${courseware}&question_id=${traceId}`;
    await signInTeacher(desk, origin, lang);
    await desk.goto(ways);
    const folder = await mkdtemp(join(tmpdir(), 'trip-day-'));
    try {
      const open = () => openBrowser(folder, launchOptions, origin, lang);
      const phone = await openPhone(browser, origin, lang);
      const [sendAll] = await Promise.all([
        travelWithoutNetwork(open, { lang, student: offline ?? '', courseware }),
        travelWithNetwork(phone, { lang, student: online ?? '', courseware }),
      ]);
      // The teacher's page was open all the time.
      await expect(
        desk.getByRole('row').filter({ hasText: words(reportMessages, lang)('near') }),
      ).toBeVisible();
      await moveDueTime(teacher, courseware, settings, studentIds[1] ?? []);
      const second = await sendAll();
      await second.context().close();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }

    const grid = `/study-situation-view/grid?courseware_id=${courseware}`;
    await desk.goto(grid);
    await markOpenAnswers(desk, lang, [strongScores.open, weakScores.open].map(String));
    await desk.goto(grid);
    await seeFigures(desk, lang);
    await desk.goto(ways);
    const tFiles = words(filesMessages, lang);
    const photos = desk.getByRole('region', { name: tFiles('title') }).getByRole('button');
    await expect(photos.filter({ hasText: /[12]/ })).toHaveCount(2);
    await desk.screenshot({ path: test.info().outputPath(`ways-${lang}.png`), fullPage: true });
    await desk.setViewportSize({ width: 390, height: 844 });
    await desk.screenshot({ path: test.info().outputPath(`ways-phone-${lang}.png`), fullPage: true });
  });
}
