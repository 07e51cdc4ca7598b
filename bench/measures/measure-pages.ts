import { demoStudent } from '#demo/people.ts';
import { type DemoBrowser, openDemoBrowser } from '../browser/demo-browser.ts';
import { type Network, type Target, type Visit, visitPage } from '../browser/visit.ts';
import {
  activityRows,
  classSize,
  fillLongLists,
  type LongLists,
  questionRows,
  unitRows,
  unitSizes,
} from '../data/long-lists.ts';
import type { Row } from '../rows.ts';

/** Costs of pages with long lists on a slow computer, and the bytes of a first visit over a slow line. */

const laptop = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };

/** Milliseconds, or bytes for files; pages without a budget are only measured. */
type Budget = { contentMs?: number; blockedMs?: number; scriptBytes?: number };
type Page = Target & { what: string; network: Network; isCold: boolean; budget?: Budget };

const kb = 1024;

function anyOf(names: readonly string[]): RegExp {
  return new RegExp(names.map((name) => name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|'));
}

/** Teachers come back to these pages, so their files are already on the computer. */
async function listTeacherPages({ teacher }: DemoBrowser, lists: LongLists): Promise<Page[]> {
  const shared = await teacher('GET /resource/index', {});
  const students = Array.from({ length: classSize }, (_, index) => demoStudent(index + 1));
  const warm = { viewport: laptop, network: 'here', isCold: false } as const;
  return [
    ...unitSizes.map((size) => ({
      ...warm,
      what: `unit of ${size} activities`,
      path: `/unit/course/list?unit_id=${lists.units[size]}`,
      rows: activityRows,
      budget: { contentMs: 1_500, blockedMs: 500 },
    })),
    { ...warm, what: 'unit list', path: '/unit/list', rows: unitRows },
    { ...warm, what: 'DIY list', path: '/teacher/diy', rows: activityRows },
    {
      ...warm,
      what: 'library',
      path: '/resources/list',
      rows: anyOf(shared.items.map(({ name }) => name)),
    },
    {
      ...warm,
      what: `study grid of ${classSize} students`,
      path: `/study-situation-view/grid?courseware_id=${lists.courseware}`,
      rows: anyOf(students.flatMap(({ nickname, nickname_eng }) => [nickname_eng, nickname])),
    },
    {
      what: 'unit list, first visit',
      path: '/unit/list',
      rows: unitRows,
      viewport: laptop,
      network: 'slow 4G',
      isCold: true,
      budget: { contentMs: 3_000, scriptBytes: 180 * kb },
    },
  ];
}

/** Quizzes that show all questions at once, and one after another; first over a fast line, then over a slow one. */
function listQuizPages({ attempts }: LongLists): Page[] {
  const quiz = { rows: questionRows, viewport: phone };
  const [single, all] = [`/play/attempt/${attempts.one_by_one}`, `/play/attempt/${attempts.all_on_page}`];
  const first = { isCold: true, network: 'here', budget: { contentMs: 2_000 } } as const;
  return [
    { ...quiz, ...first, what: 'quiz of 20, one by one, first visit', path: single },
    { ...quiz, ...first, what: 'quiz of 20 on one page, first visit', path: all },
    { ...quiz, what: 'quiz of 20 on one page, again', path: all, network: 'here', isCold: false },
    { ...quiz, what: 'quiz of 20 on one page, first visit', path: all, network: 'slow 4G', isCold: true },
  ];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Counts a file that was fetched twice only once. */
function sumBytes({ files }: Visit, ending: string): number {
  const sizes = new Map(
    files.filter(({ path }) => path.endsWith(ending)).map((file) => [file.path, file.bytes]),
  );
  return [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
}

function describeVisits({ what, network, isCold, budget = {} }: Page, visits: readonly Visit[]): Row[] {
  const engine = 'pages';
  const middle = (read: (visit: Visit) => number) => median(visits.map(read));
  const where = network === 'here' ? what : `${what}, ${network}`;
  const row = (name: string, value: number, unit: string, scale: number, most?: number): Row => ({
    engine,
    what: `${where}: ${name}`,
    figure: `${(value / scale).toFixed(scale === 1 ? 0 : 2)} ${unit}`.trimEnd(),
    budget: most === undefined ? '' : `≤ ${most / scale} ${unit}`,
    met: most === undefined ? undefined : value <= most,
  });
  const [rows, longest] = [middle((each) => each.rows), middle(({ longestMs }) => longestMs)];
  const content = `content (${rows} rows, ${middle(({ elements }) => elements)} elements)`;
  const lines = [
    row(
      content,
      middle(({ contentMs }) => contentMs),
      's',
      1_000,
      budget.contentMs,
    ),
    row(
      `blocked (longest task ${longest.toFixed(0)} ms)`,
      middle(({ blockedMs }) => blockedMs),
      's',
      1_000,
      budget.blockedMs,
    ),
  ];
  if (!isCold) return lines;
  return [
    ...lines,
    row(
      'script in all, as sent',
      middle((visit) => sumBytes(visit, '.js')),
      'KB',
      kb,
      budget.scriptBytes,
    ),
    row(
      'styles, as sent',
      middle((visit) => sumBytes(visit, '.css')),
      'KB',
      kb,
    ),
  ];
}

type Choice = {
  runs: number;
  /** Part of the names of the measured pages; empty means all. */
  only: string;
};

/** Reports each row when it is measured: the median of `runs` visits. */
export async function measurePages(
  folder: string,
  { runs, only }: Choice,
  found: (row: Row) => void,
): Promise<void> {
  const browser = await openDemoBrowser(folder);
  const { context, origin } = browser;
  try {
    const lists = await fillLongLists(browser);
    const pages = [...(await listTeacherPages(browser, lists)), ...listQuizPages(lists)];
    for (const page of pages.filter(({ what }) => what.includes(only))) {
      // Earlier visits leave the files and their compiled code in the browser.
      if (!page.isCold) for (let visit = 0; visit < 2; visit++) await visitPage(context, origin, page, page);
      const visits: Visit[] = [];
      for (let run = 0; run < runs; run++) visits.push(await visitPage(context, origin, page, page));
      describeVisits(page, visits).forEach(found);
    }
  } finally {
    await browser.close();
  }
}
