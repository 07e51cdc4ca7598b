import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';
import type { Counts } from './counts.ts';

/** A test that failed, or that passed only when it was retried. */
export type Mishap = { test: string; reason: string; passedLater: boolean };

export type Report = { counts: Counts; mishaps: Mishap[] };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullable(),
        }),
      ),
    }),
  ),
});

const playwrightTest = z.object({
  status: z.string(),
  results: z.array(z.object({ errors: z.array(z.object({ message: z.string() })) })),
});

const playwrightSuite = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), tests: z.array(playwrightTest) })),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(playwrightSuite),
});

/** Reads the JSON reports of Vitest and Playwright. Throws when a number is missing. */
export function readReport(kind: 'vitest' | 'playwright', json: string): Report {
  const report: unknown = JSON.parse(json);
  return kind === 'vitest'
    ? readVitest(vitestReport.parse(report))
    : readPlaywright(playwrightReport.parse(report));
}

function readVitest(report: z.infer<typeof vitestReport>): Report {
  const mishaps = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ fullName, status, failureMessages }) =>
      describeMishap(fullName, failureMessages ?? [], status === 'passed'),
    );
  const { numPassedTests: passed, numFailedTests: failed } = report;
  return { counts: { passed, failed }, mishaps };
}

function readPlaywright({ stats, suites }: z.infer<typeof playwrightReport>): Report {
  const { expected, flaky, unexpected: failed } = stats;
  return { counts: { passed: expected + flaky, failed }, mishaps: suites.flatMap(readSuite) };
}

function readSuite({ specs, suites = [] }: z.infer<typeof playwrightSuite>): Mishap[] {
  const ownMishaps = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ status, results }) => {
      const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
      return describeMishap(`${file} ${title}`, messages, status === 'flaky');
    }),
  );
  return [...ownMishaps, ...suites.flatMap(readSuite)];
}

/** `messages` are those of all tries: a retry may fail at something that the first try left behind. */
function describeMishap(test: string, messages: string[], passedLater: boolean): Mishap[] {
  if (messages.length === 0) return [];
  return [{ test, reason: [...new Set(messages.map(shorten))].join('\n  then: '), passedLater }];
}

function shorten(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines.slice(0, 3).join(' ').slice(0, 300);
}
