import type { APIRequestContext, Page } from '@playwright/test';
import { type Language, selectableLanguages } from '#contract/language.ts';
import { languageCookie } from '#contract/limits.ts';
import { joinMessages } from '#player/features/join/messages.ts';
import { loginMessages } from '#teacher/features/session/login-messages.ts';
import { expect, test } from '#tests/support/page-test.ts';
import { auditScreen, collectTexts } from './support/audit-screen.ts';
import { addActivity, findPlace, placeActivity, quiz, signInForCalls, work } from './support/furnish.ts';
import {
  type Screen,
  sayIn,
  studentScreens,
  type Things,
  teacherScreens,
  visitorScreens,
} from './support/screens.ts';

/**
 * Every screen in every language: nothing for axe to find, nothing in the console, no word of another language, and
 * no scrolling sideways on a wide and a narrow window.
 */

/** One student per language, so that the languages do not meet in each other's attempts. */
const students = { 'zh-hk': 'student21', 'zh-cn': 'student22', en: 'student23' };

async function furnish(request: APIRequestContext, lang: keyof typeof students): Promise<Things> {
  const teacher = await signInForCalls(request, 'teacher@example.com');
  const place = await findPlace(teacher);
  const { id: unit } = await teacher('POST /teacher/unit_add', { ...place, name: '10 + 1' });
  const { id: emptyUnit } = await teacher('POST /teacher/unit_add', { ...place, name: '10 + 0' });
  const activity = await addActivity(teacher, '10 + 2', quiz, place.subject_id);
  const onPageActivity = await addActivity(
    teacher,
    '10 + 3',
    { ...quiz, layout: 'all_on_page' },
    place.subject_id,
  );
  const due_at = Date.now() + 86_400_000;
  const put = (id: number, settings: object) => placeActivity(teacher, unit, id, settings);
  const checked = await put(activity, { feedback_rule: 'at_once', attempts_allowed: 0 });
  const onPage = await put(onPageActivity, { due_at });
  const done = await put(activity, { attempts_allowed: 2 });
  const fresh = await put(activity, { allow_guests: true, due_at, time_limit_minutes: 30 });

  const student = await signInForCalls(request, `${students[lang]}@example.com`);
  const { userinfo } = await student('GET /user/info', {});
  const some = { q1: { option: 'b' } };
  const all = { ...some, q2: { options: ['a', 'c'] }, q3: { blanks: { b1: '54' } } };
  return {
    unit,
    emptyUnit,
    activity,
    checked: { courseware: checked.id, attempt: await work(student, checked.id, some, 'check') },
    onPage: { attempt: await work(student, onPage.id, some, 'go on') },
    done: { courseware: done.id, attempt: await work(student, done.id, all, 'submit') },
    fresh: { courseware: fresh.id, code: fresh.code },
    student: userinfo.id,
  };
}

async function signIn(page: Page, lang: Language, who: string): Promise<void> {
  const say = sayIn(lang);
  const isTeacher = who === 'teacher';
  await page.goto(isTeacher ? '/login' : '/play/sign-in');
  await page.getByLabel(say(isTeacher ? loginMessages : joinMessages, 'email')).fill(`${who}@example.com`);
  await page
    .getByLabel(say(isTeacher ? loginMessages : joinMessages, 'password'), { exact: true })
    .fill('elearning');
  await page.locator('button[type=submit]').first().click();
  await page.waitForURL(isTeacher ? '**/home' : /\/play\/?$/);
}

for (const lang of selectableLanguages) {
  test.describe(lang, () => {
    // Motion is not what is looked at here.
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    for (const [who, screens] of [
      ['visitor', visitorScreens],
      ['teacher', teacherScreens],
      [students[lang], studentScreens],
    ] as const) {
      test(`what a ${who.replace(/\d+/, '')} sees`, async ({ page, request, baseURL, pageErrors }) => {
        test.setTimeout(180_000);
        const url = baseURL ?? '';
        await page.context().addCookies([
          { name: languageCookie, value: lang, url },
          { name: 'player_language', value: lang, domain: new URL(url).hostname, path: '/play' },
        ]);
        const things = await furnish(request, lang);
        const known = collectTexts(page);
        if (who !== 'visitor') await signIn(page, lang, who);
        const findings: string[] = [];
        for (const screen of screens) {
          const found = await test.step(screen.name, () => visit(page, lang, screen, things, known.read));
          findings.push(...[...found, ...pageErrors.splice(0)].map((line) => `${screen.name}: ${line}`));
        }
        expect(findings).toEqual([]);
      });
    }
  });
}

async function visit(
  page: Page,
  lang: Language,
  screen: Screen,
  things: Things,
  readKnown: () => Promise<string>,
): Promise<string[]> {
  const look = { page, say: sayIn(lang), things };
  try {
    await page.goto(screen.path(things));
    await screen.steps?.(look);
    await expect(screen.shows(look)).toBeVisible();
  } catch (error) {
    return [`cannot be reached: ${error instanceof Error ? error.message.slice(0, 300) : ''}`];
  }
  return auditScreen(page, lang, readKnown);
}
