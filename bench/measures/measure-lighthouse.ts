import lighthouse from 'lighthouse';
import { findPlace, placeActivity } from '#tests/e2e/support/furnish.ts';
import { type DemoBrowser, findActivity, openDemoBrowser } from '../browser/demo-browser.ts';

/** Lighthouse's scores of screens on a telephone (its mobile preset), 0–100. */

export const scoreBudgets = { performance: 90, accessibility: 100, 'best-practices': 95 } as const;
export type Category = keyof typeof scoreBudgets;
export type Score = { screen: string; category: Category; score: number; detail: string };

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const categories = Object.keys(scoreBudgets) as Category[];

function medianOf<T>(sorted: readonly T[]): T {
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured');
  return middle;
}

function scoreOf(report: Report, category: Category): number {
  return Math.round((report.categories[category]?.score ?? 0) * 100);
}

/** The times that make the score, or the failed audits of the category. */
function describeScore(report: Report, category: Category): string {
  if (category === 'performance') {
    const auditValue = (id: string) => report.audits[id]?.numericValue ?? 0;
    const [lcp, tbt] = [auditValue('largest-contentful-paint') / 1000, auditValue('total-blocking-time')];
    const cls = auditValue('cumulative-layout-shift');
    return `LCP ${lcp.toFixed(1)} s, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(2)}`;
  }
  const failedAudits = (report.categories[category]?.auditRefs ?? []).filter(({ id, weight }) => {
    const score = report.audits[id]?.score;
    return weight > 0 && typeof score === 'number' && score < 1;
  });
  return failedAudits.map(({ id }) => id).join(', ');
}

/** Pages that are there much sooner would otherwise be waited for, because their live connection is a request that never ends. */
const maxWaitMs = 10_000;

async function auditPage(url: string, port: number): Promise<Report> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: categories,
    maxWaitForLoad: maxWaitMs,
  });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const [requestedUrl, shownUrl] = [new URL(url), new URL(lhr.finalDisplayedUrl ?? url)];
  if (shownUrl.pathname !== requestedUrl.pathname) throw new Error(`${url} led to ${shownUrl.pathname}`);
  return lhr;
}

/** Paths of a started quiz and a started book of a student. */
async function beginActivities({ teacher, student }: DemoBrowser): Promise<{ quiz: string; book: string }> {
  const place = await findPlace(teacher);
  const { id: unitId } = await teacher('POST /teacher/unit_add', { ...place, name: 'Lighthouse' });
  // Demo activities have pictures; samples for tests have none.
  const { id: quizId } = await findActivity(teacher, 'diyquiz');
  const { id: bookId } = await findActivity(teacher, 'ebook');
  const startAttempt = async (activityId: number) => {
    const { id } = await placeActivity(teacher, unitId, activityId, {});
    return `/play/attempt/${(await student('POST /play/start', { courseware_id: id })).id}`;
  };
  return { quiz: await startAttempt(quizId), book: await startAttempt(bookId) };
}

async function listScreens(browser: DemoBrowser): Promise<{ screen: string; path: string }[]> {
  const { quiz, book } = await beginActivities(browser);
  const { items } = await browser.teacher('GET /resource/index', {});
  return [
    { screen: 'unit list', path: '/unit/list' },
    { screen: 'player with a quiz', path: quiz },
    { screen: 'library', path: '/resources/list' },
    { screen: 'library detail', path: `/resources/detail?id=${items[0]?.id ?? 0}` },
    { screen: 'player with an e-book', path: book },
    // Measured last, because it signs everybody out.
    { screen: 'sign-in', path: '/login' },
  ];
}

/**
 * Reports the median of `runs` for each category of the screens that have `nameFilter` in their names. Returns
 * Lighthouse's index of this machine's speed: the preset slows down a computer with 1,500 or more to a telephone; on a busy one the result is slower still.
 */
export async function measureScreens(
  folder: string,
  { runs, nameFilter }: { runs: number; nameFilter: string },
  onScore: (score: Score) => void,
): Promise<number> {
  const browser = await openDemoBrowser(folder);
  const speedIndexes: number[] = [];
  try {
    const screens = (await listScreens(browser)).filter(({ screen }) => screen.includes(nameFilter));
    for (const { screen, path } of screens) {
      if (path === '/login') await browser.signOut();
      const reports: Report[] = [];
      for (let run = 0; run < runs; run++)
        reports.push(await auditPage(`${browser.origin}${path}`, browser.debuggingPort));
      speedIndexes.push(...reports.map(({ environment }) => environment.benchmarkIndex));
      for (const category of categories) {
        const report = medianOf(reports.toSorted((a, b) => scoreOf(a, category) - scoreOf(b, category)));
        onScore({
          screen,
          category,
          score: scoreOf(report, category),
          detail: describeScore(report, category),
        });
      }
    }
  } finally {
    await browser.close();
  }
  return medianOf(speedIndexes.toSorted((a, b) => a - b));
}
