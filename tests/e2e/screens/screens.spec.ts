import type { Page } from '@playwright/test';
import { type Language, selectableLanguages } from '#contract/language.ts';
import { languageCookie } from '#contract/limits.ts';
import { auditScreen, collectTexts } from '#tests/e2e/support/audit-screen.ts';
import { findBareNames } from '#tests/e2e/support/find-bare-names.ts';
import { furnishScreens, students } from '#tests/e2e/support/furnish-screens.ts';
import { signInStudent, signInTeacher } from '#tests/e2e/support/people.ts';
import { type Screen, sayIn, type Things } from '#tests/e2e/support/screens/screen.ts';
import {
  activityScreens,
  adminScreens,
  studentScreens,
  unitAndStudyScreens,
  visitorScreens,
} from '#tests/e2e/support/screens.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/**
 * Every screen in every language: nothing for axe to find, nothing in the console, no word of another language,
 * no scrolling sideways on a wide and a narrow window, and no student's name without the group.
 */

async function signIn(page: Page, baseURL: string, lang: Language, who: string): Promise<void> {
  if (!who.startsWith('student')) return signInTeacher(page, baseURL, lang, who);
  await page.goto('/play/sign-in');
  await signInStudent(page, lang, `${who}@example.com`);
  await page.waitForURL(/\/play\/?$/);
}

// Each with things of its own: as one chain they would keep a single worker busy for ten minutes.
test.describe.configure({ mode: 'parallel' });

for (const lang of selectableLanguages) {
  test.describe(lang, () => {
    // Motion is not what is looked at here.
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    for (const [title, who, screens] of [
      ['what a visitor sees', 'visitor', visitorScreens],
      ['units and study situation', 'teacher', unitAndStudyScreens],
      ['activities and the library', 'teacher', activityScreens],
      ['what an admin sees', 'admin', adminScreens],
      ['what a student sees', students[lang], studentScreens],
    ] as const) {
      test(title, async ({ page, request, baseURL, pageErrors }) => {
        test.setTimeout(360_000);
        const url = baseURL ?? '';
        await page.context().addCookies([
          { name: languageCookie, value: lang, url },
          { name: 'player_language', value: lang, domain: new URL(url).hostname, path: '/play' },
        ]);
        const things = await furnishScreens(request, lang);
        const known = collectTexts(page);
        if (who !== 'visitor') await signIn(page, url, lang, who);
        const findings: string[] = [];
        for (const screen of screens) {
          const found = await test.step(screen.name, () => visit(page, lang, screen, things, known.read));
          if (who === 'teacher') found.push(...(await findBareNames(page)));
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
    return [`cannot be reached: ${error instanceof Error ? error.message.slice(0, 1_500) : ''}`];
  }
  return auditScreen(page, lang, readKnown);
}
