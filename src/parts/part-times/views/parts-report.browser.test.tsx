import { expect, it } from 'vitest';
import { summarizeReading } from '#parts/reading/report.ts';
import { ReadingReport } from '#parts/reading/views/reading-report.tsx';
import { showView } from '#tests/browser/show-view.tsx';
import { summarizeParts } from '../report.ts';
import { PartsReport } from './parts-report.tsx';

const names = ['', 'Ada', 'Ben', 'Cho'];
const people = {
  nameOf: (id: number) => names[id] ?? '',
  /** Ben started but pressed Done at once; Cho never started. */
  hasStarted: (id: number) => id < 3,
};
const parts = [{ id: 'a', label: 'Map.pdf', thumb: undefined }];
const createResponse = (student_id: number, response: unknown) => ({ student_id, response, score: null });

it('distinguishes students who opened the activity without reading from those who never did', async () => {
  const responses = [
    createResponse(1, { parts: { a: 9_000 } }),
    createResponse(2, { parts: {} }),
    createResponse(3, null),
  ];
  const report = summarizeParts(parts, responses);
  const screen = await showView({
    language: 'en',
    show: () => <PartsReport report={report} parts={parts} {...people} />,
  });
  const section = (title: RegExp) => screen.getByRole('heading', { name: title }).element().parentElement;
  expect(section(/Opened the activity, no part of it read · 1 student/)?.textContent).toMatch(/Ben$/);
  expect(section(/Activity not opened yet · 1 student/)?.textContent).toMatch(/Cho$/);
  expect(screen.getByText('Nobody has read a part of it yet').elements()).toEqual([]);
});

it('says that nobody has read, not that nobody has opened it', async () => {
  const report = summarizeParts(parts, [createResponse(2, { parts: {} }), createResponse(3, null)]);
  const screen = await showView({
    language: 'en',
    show: () => <PartsReport report={report} parts={parts} {...people} />,
  });
  await expect.element(screen.getByText('Nobody has read a part of it yet')).toBeVisible();
  expect(screen.getByText(/nobody has opened/i).elements()).toEqual([]);
});

it('distinguishes opening the activity from opening its content', async () => {
  const responses = [createResponse(1, { opened_at: 1 }), createResponse(2, null), createResponse(3, null)];
  const report = summarizeReading(responses, 'en');
  const screen = await showView({
    language: 'en',
    show: () => <ReadingReport report={report} {...people} />,
  });
  const groups = screen.getByRole('heading', { level: 3 }).elements();
  expect(groups.map((heading) => heading.parentElement?.textContent)).toEqual([
    expect.stringMatching(/^Opened the content1 student.*Ada$/),
    expect.stringMatching(/^Opened the activity, not the content1 student.*Ben$/),
    expect.stringMatching(/^Activity not opened yet1 student.*Cho$/),
  ]);
});
