import type { BrowserContext, Page } from '@playwright/test';
import { type Language, selectableLanguages } from '#contract/language.ts';
import { languageCookie } from '#contract/limits.ts';
import { auditScreen, collectTexts } from '#tests/e2e/support/audit-screen.ts';
import { findBareNames } from '#tests/e2e/support/find-bare-names.ts';
import { furnishScreens, workingStudent } from '#tests/e2e/support/furnish-screens.ts';
import { signInStudent, signInTeacher } from '#tests/e2e/support/people.ts';
import { type Look, type Screen, sayIn } from '#tests/e2e/support/screens/screen.ts';
import { tours } from '#tests/e2e/support/screens.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/**
 * Every screen in every language: nothing for axe to find, nothing in the console, no word of another language,
 * no scrolling sideways on a wide and a narrow window, and no student's name without the group. Each screen is opened in
 * one language, and switched to the others as it is. In the language in which it was opened, it is also looked at in small
 * windows and with large text; what students touch is large enough.
 */

async function signIn(page: Page, baseURL: string, lang: Language, who: string): Promise<void> {
  if (who !== 'student') return signInTeacher(page, baseURL, lang, who);
  await page.goto('/play/sign-in');
  await signInStudent(page, lang, `${workingStudent}@example.com`);
  await page.waitForURL(/\/play\/?$/);
}

function chooseLanguage(context: BrowserContext, url: string, lang: Language): Promise<void> {
  return context.addCookies([
    { name: languageCookie, value: lang, url },
    { name: 'player_language', value: lang, domain: new URL(url).hostname, path: '/play' },
  ]);
}

// Each with things of its own: as one chain they would keep a single worker busy for minutes.
test.describe.configure({ mode: 'parallel' });

for (const { title, who, screens } of tours) {
  test(title, async ({ page, request, baseURL, pageErrors }) => {
    test.setTimeout(480_000);
    const url = baseURL ?? '';
    await chooseLanguage(page.context(), url, 'en');
    const things = await furnishScreens(request);
    const known = collectTexts(page);
    if (who !== 'visitor') await signIn(page, url, 'en', who);
    const findings: string[] = [];
    for (const [index, screen] of screens.entries()) {
      for (const [turn, lang] of rotate(selectableLanguages, index).entries()) {
        await chooseLanguage(page.context(), url, lang);
        const look = { page, say: sayIn(lang), things };
        const show = turn === 0 || screen.reopens ? openScreen : switchLanguage;
        const found = await test.step(`${screen.name} in ${lang}`, async () => {
          const fault = await reach(screen, look, show);
          if (fault) return [fault];
          return auditScreen(page, { lang, readKnown: known.read, alsoForReaders: turn === 0 });
        });
        if (who === 'teacher') found.push(...(await findBareNames(page)));
        findings.push(
          ...[...found, ...pageErrors.splice(0)].map((line) => `${screen.name}, ${lang}: ${line}`),
        );
      }
    }
    expect(findings).toEqual([]);
  });
}

/** Each language opens every third screen. */
function rotate<T>(items: readonly T[], by: number): T[] {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

type Show = (screen: Screen, look: Look) => Promise<void>;

const openScreen: Show = async (screen, look) => {
  const path = screen.path(look.things);
  // An address that differs in its fragment alone would not be loaded.
  if (path.includes('#')) await look.page.goto('about:blank');
  await look.page.goto(path);
  await screen.steps?.(look);
};

/** Makes the page and its frames read the language again, as they do when the browser's languages change. */
const switchLanguage: Show = async (_screen, { page }) => {
  const tell = () => window.dispatchEvent(new Event('languagechange'));
  // A preview that begins again in the new language detaches its frame.
  await Promise.allSettled(page.frames().map((frame) => frame.evaluate(tell)));
};

/** Returns why the screen cannot be reached. */
async function reach(screen: Screen, look: Look, show: Show): Promise<string | undefined> {
  try {
    await show(screen, look);
    await expect(screen.shows(look)).toBeVisible();
    return undefined;
  } catch (error) {
    return `cannot be reached: ${error instanceof Error ? error.message.slice(0, 1_500) : ''}`;
  }
}
