import { demoStudent } from '#demo/people.ts';
import { type DemoBrowser, openDemoBrowser } from '../browser/demo-browser.ts';
import { type Network, type Visit, type VisitTarget, visitPage } from '../browser/visit.ts';
import {
  activityPattern,
  classSize,
  fillLongLists,
  type LongLists,
  questionPattern,
  unitPattern,
  unitSizes,
} from '../data/long-lists.ts';
import { bookedStudents, fillMarkBook } from '../data/mark-book.ts';
import type { Row } from '../rows.ts';

/** Costs of pages with long lists on a slow computer, and the bytes of a first visit over a slow line. */

const laptopViewport = { width: 1366, height: 768 };
const phoneViewport = { width: 390, height: 844 };

/** Milliseconds, or bytes for files; pages without a budget are only measured. */
type PageBudget = { contentMs?: number; blockedMs?: number; scriptBytes?: number };
type MeasuredPage = VisitTarget & { label: string; network: Network; isCold: boolean; budget?: PageBudget };

const bytesPerKb = 1024;

function createAnyOfPattern(names: readonly string[]): RegExp {
  return new RegExp(names.map((name) => name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|'));
}

/** Teachers come back to these pages, so their files are already on the computer. */
async function listTeacherPages(browser: DemoBrowser, lists: LongLists): Promise<MeasuredPage[]> {
  const { teacher, school } = browser;
  const library = await teacher('GET /resource/index', {});
  const students = Array.from({ length: classSize }, (_, index) => demoStudent(index + 1));
  const namePattern = createAnyOfPattern(
    students.flatMap(({ nickname, nickname_eng }) => [nickname_eng, nickname]),
  );
  const repeatVisit = { viewport: laptopViewport, network: 'here', isCold: false } as const;
  return [
    ...unitSizes.map((size) => ({
      ...repeatVisit,
      label: `unit of ${size} activities`,
      path: `/unit/course/list?unit_id=${lists.unitIdBySize[size]}`,
      rowPattern: activityPattern,
      budget: { contentMs: 1_500, blockedMs: 500 },
    })),
    { ...repeatVisit, label: 'unit list', path: '/unit/list', rowPattern: unitPattern },
    { ...repeatVisit, label: 'DIY list', path: '/teacher/diy', rowPattern: activityPattern },
    {
      ...repeatVisit,
      label: 'library',
      path: '/resources/list',
      rowPattern: createAnyOfPattern(library.items.map(({ name }) => name)),
    },
    {
      ...repeatVisit,
      label: `study grid of ${classSize} students`,
      path: `/study-situation-view/grid?courseware_id=${lists.coursewareId}`,
      rowPattern: namePattern,
    },
    {
      ...repeatVisit,
      label: `mark book of ${bookedStudents} students and 60 works`,
      path: await fillMarkBook(school, teacher, lists.coursewareId),
      rowPattern: new RegExp(`${namePattern.source}|Booked \\d+`),
      budget: { contentMs: 1_500 },
    },
    {
      label: 'unit list, first visit',
      path: '/unit/list',
      rowPattern: unitPattern,
      viewport: laptopViewport,
      network: 'slow 4G',
      isCold: true,
      budget: { contentMs: 3_000, scriptBytes: 180 * bytesPerKb },
    },
  ];
}

/** Quizzes that show all questions at once, and one after another; first over a fast line, then over a slow one. */
function listQuizPages({ attemptIdByLayout: attempts }: LongLists): MeasuredPage[] {
  const quizTarget = { rowPattern: questionPattern, viewport: phoneViewport };
  const [oneByOnePath, onePagePath] = [
    `/play/attempt/${attempts.one_by_one}`,
    `/play/attempt/${attempts.all_on_page}`,
  ];
  const firstVisit = { isCold: true, network: 'here', budget: { contentMs: 2_000 } } as const;
  return [
    { ...quizTarget, ...firstVisit, label: 'quiz of 20, one by one, first visit', path: oneByOnePath },
    { ...quizTarget, ...firstVisit, label: 'quiz of 20 on one page, first visit', path: onePagePath },
    {
      ...quizTarget,
      label: 'quiz of 20 on one page, again',
      path: onePagePath,
      network: 'here',
      isCold: false,
    },
    {
      ...quizTarget,
      label: 'quiz of 20 on one page, first visit',
      path: onePagePath,
      network: 'slow 4G',
      isCold: true,
    },
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

function describeVisits(
  { label, network, isCold, budget = {} }: MeasuredPage,
  visits: readonly Visit[],
): Row[] {
  const engine = 'pages';
  const medianOf = (readValue: (visit: Visit) => number) => median(visits.map(readValue));
  const networkLabel = network === 'here' ? label : `${label}, ${network}`;
  const describeRow = (name: string, value: number, unit: string, scale: number, max?: number): Row => ({
    engine,
    label: `${networkLabel}: ${name}`,
    figure: `${(value / scale).toFixed(scale === 1 ? 0 : 2)} ${unit}`.trimEnd(),
    budget: max === undefined ? '' : `≤ ${max / scale} ${unit}`,
    isMet: max === undefined ? undefined : value <= max,
  });
  const [rows, longestTaskMs] = [medianOf((each) => each.rows), medianOf(({ longestMs }) => longestMs)];
  const contentLabel = `content (${rows} rows, ${medianOf(({ elements }) => elements)} elements)`;
  const reportRows = [
    describeRow(
      contentLabel,
      medianOf(({ contentMs }) => contentMs),
      's',
      1_000,
      budget.contentMs,
    ),
    describeRow(
      'last change',
      medianOf(({ wholeMs }) => wholeMs),
      's',
      1_000,
    ),
    describeRow(
      `blocked (longest task ${longestTaskMs.toFixed(0)} ms)`,
      medianOf(({ blockedMs }) => blockedMs),
      's',
      1_000,
      budget.blockedMs,
    ),
  ];
  if (!isCold) return reportRows;
  return [
    ...reportRows,
    describeRow(
      'script in all, as sent',
      medianOf((visit) => sumBytes(visit, '.js')),
      'KB',
      bytesPerKb,
      budget.scriptBytes,
    ),
    describeRow(
      'styles, as sent',
      medianOf((visit) => sumBytes(visit, '.css')),
      'KB',
      bytesPerKb,
    ),
  ];
}

type PageOptions = {
  runs: number;
  /** Part of the names of the measured pages; empty means all. */
  nameFilter: string;
};

/** Reports each row when it is measured: the median of `runs` visits. */
export async function measurePages(
  folder: string,
  { runs, nameFilter }: PageOptions,
  onRow: (row: Row) => void,
): Promise<void> {
  const browser = await openDemoBrowser(folder);
  const { context, origin } = browser;
  try {
    const lists = await fillLongLists(browser);
    const pages = [...(await listTeacherPages(browser, lists)), ...listQuizPages(lists)];
    for (const page of pages.filter(({ label }) => label.includes(nameFilter))) {
      // Earlier visits leave the files and their compiled code in the browser.
      if (!page.isCold) for (let visit = 0; visit < 2; visit++) await visitPage(context, origin, page, page);
      const visits: Visit[] = [];
      for (let run = 0; run < runs; run++) visits.push(await visitPage(context, origin, page, page));
      describeVisits(page, visits).forEach(onRow);
    }
  } finally {
    await browser.close();
  }
}
