import type { ApiReply } from '#contract/api.ts';
import type { TableCell } from '#teacher/shared/tables/table-cells.ts';
import type { ExportTable } from '#teacher/shared/tables/write-table.ts';

/** The list of the study situation as a table for spreadsheets. Pure. */

export type StudyItem = ApiReply<'GET /study/list'>['items'][number];

type HeadName =
  | 'assigned'
  | 'average'
  | 'class'
  | 'courseware'
  | 'due_at'
  | 'submitted_late'
  | 'median_minutes'
  | 'started'
  | 'state'
  | 'subject'
  | 'submitted'
  | 'unit'
  | 'waiting';

export type StudyListTexts = {
  head: (name: HeadName) => string;
  describeState: (state: StudyItem['state']) => string;
  dateTime: (time: number) => string;
};

const round = (value: number) => Math.round(value * 100) / 100;

export function makeStudyListTable(items: readonly StudyItem[], texts: StudyListTexts): ExportTable {
  const text = (name: HeadName, read: (item: StudyItem) => TableCell) =>
    ({ name, kind: 'text', read }) as const;
  const number = (name: HeadName, read: (item: StudyItem) => TableCell) =>
    ({ name, kind: 'number', read }) as const;
  const columns = [
    text('courseware', ({ courseware_name }) => courseware_name),
    text('class', ({ class_name }) => class_name),
    text('subject', ({ subject_name }) => subject_name),
    text('unit', ({ unit_name }) => unit_name),
    text('state', ({ state }) => texts.describeState(state)),
    text('due_at', ({ due_at }) => (due_at === null ? null : texts.dateTime(due_at))),
    number('assigned', ({ assigned }) => assigned),
    number('started', ({ started }) => started),
    number('submitted', ({ submitted }) => submitted),
    number('submitted_late', ({ late = 0 }) => late),
    number('average', ({ average }) => (average === null ? null : round(100 * average))),
    number('median_minutes', ({ median_time_ms: ms }) => (ms === null ? null : round(ms / 60_000))),
    number('waiting', ({ waiting, is_marked }) => (is_marked ? waiting : null)),
  ];
  return {
    columns: columns.map(({ name, kind }) => ({ head: texts.head(name), kind })),
    rows: items.map((item) => columns.map(({ read }) => read(item))),
    frozen: 1,
  };
}
