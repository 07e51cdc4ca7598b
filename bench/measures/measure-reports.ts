import { videoquiz } from '#activities/videoquiz/activity.ts';
import type { StudentResponse } from '#form/activity-type.ts';
import { forAnyContent } from '#form/registry.ts';
import { traceId } from '#form/trace-id.ts';
import { buildWatchedClass, watchedVideo } from '../data/watched-class.ts';
import { median } from '../load/load.ts';
import type { Row } from '../rows.ts';

/** How long the reports of types take that read whole traces, how large they are, and how both grow with the class. */

type ReportCase = {
  name: string;
  buildClass: (studentCount: number) => StudentResponse[];
  summarize: (responses: readonly StudentResponse[]) => unknown;
};

const cases: readonly ReportCase[] = [
  {
    name: 'videoquiz, 200 stretches each',
    buildClass: buildWatchedClass,
    summarize: (responses) =>
      forAnyContent(videoquiz).report.summarize(watchedVideo, traceId, responses, 'en'),
  },
];

const classSizes = [30, 300, 3_000] as const;
/** A student of a small and one of a large class are reported equally often, so that each time is of like length. */
const studentsPerRound = 3_000;
const growthMax = 1.3;

function timeStudent({ summarize }: ReportCase, responses: readonly StudentResponse[]): number {
  const times = studentsPerRound / responses.length;
  const begunAt = performance.now();
  for (let time = 0; time < times; time += 1) summarize(responses);
  return (performance.now() - begunAt) / studentsPerRound;
}

const countKb = (value: unknown) => `${(Buffer.byteLength(JSON.stringify(value)) / 1024).toFixed(0)} KB`;

function measureCase(measured: ReportCase, rounds: number, report: (row: Row) => void): void {
  const classes = classSizes.map((size) => measured.buildClass(size));
  for (const responses of classes) timeStudent(measured, responses);
  // Classes take turns within a round, so that other work strikes all alike.
  const roundTimes = Array.from({ length: rounds }, () =>
    classes.map((responses) => timeStudent(measured, responses)),
  );
  for (const [index, responses] of classes.entries()) {
    const ms = median(roundTimes.map((times) => times[index] ?? 0)) * responses.length;
    const traces = responses.map(({ response }) => response);
    const size = `${countKb(measured.summarize(responses))} of ${countKb(traces)}`;
    const label = `${measured.name}: ${responses.length} students`;
    report({
      engine: 'reports',
      label,
      figure: `${ms.toFixed(1)} ms, ${size}`,
      budget: '',
      isMet: undefined,
    });
    if (index === 0) continue;
    const growth = median(roundTimes.map((times) => (times[index] ?? 0) / (times[index - 1] ?? 1)));
    const [figure, budget] = [growth.toFixed(2), `≤ ${growthMax}`];
    const growthLabel = `${measured.name}: for each of ${responses.length} ÷ of ${classSizes[index - 1]}`;
    report({ engine: 'reports', label: growthLabel, figure, budget, isMet: growth <= growthMax });
  }
}

export function measureReports(rounds: number, report: (row: Row) => void): void {
  for (const measured of cases) measureCase(measured, rounds, report);
}
