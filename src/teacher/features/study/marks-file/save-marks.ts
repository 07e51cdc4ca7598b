import { nameWithGroup } from '#contract/rules/group-rules.ts';
import type { WorkbookTable } from '#form/activity-views.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { personMessages } from '#teacher/shared/people/person-name.tsx';
import { nameFile } from '#teacher/shared/tables/table-cells.ts';
import { call } from '#ui/api/call.ts';
import { saveFile } from '#ui/browser/save-file.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { gridMessages } from '../grid-messages.ts';
import { type Grid, isExcused, readingStateOf } from '../grid-model.ts';
import { type AnalysisTexts, makeDrawnTable, makeStatisticsTable } from './analysis-tables.ts';
import { type MarksTableTexts, makeMarksTable } from './marks-table.ts';

export type MarksFileFormat = 'xlsx' | 'csv';

function makeTableTexts({ courseware }: Grid): MarksTableTexts {
  return {
    columnHead: (name) => translate(gridMessages, name),
    partsHead: (name) =>
      name === 'parts_read' ? translate(studyMessages, name) : translate(gridMessages, name),
    questionHead: (number, title) => `${number}. ${title}`,
    describeState: (row) => {
      if (isExcused(row)) return translate(studyMessages, 'excused');
      if (row.is_late)
        return translate(studyMessages, courseware.is_marked ? 'submitted_late' : 'finished_late');
      return translate(studyMessages, courseware.is_marked ? row.state : readingStateOf(row));
    },
    nameStudent: ({ student_name: name, group, is_guest }) =>
      is_guest ? translate(personMessages, 'named_guest', { name }) : nameWithGroup(name, group),
  };
}

/** The statistics of activities with marks, and what was drawn where students had different questions. */
async function makeFurtherSheets(grid: Grid) {
  const { courseware_id, is_marked } = grid.courseware;
  if (!is_marked) return [];
  const analysis = await call('GET /study/item_analysis', { courseware_id });
  const texts: AnalysisTexts = {
    head: (name) => translate(gridMessages, name),
    figureHead: (name) => `${translate(studyMessages, name)} (%)`,
    nameStudent: makeTableTexts(grid).nameStudent,
  };
  const statistics = {
    name: translate(gridMessages, 'statistics'),
    table: makeStatisticsTable(analysis, texts),
  };
  if (analysis.places.length === 0) return [statistics];
  return [
    statistics,
    { name: translate(gridMessages, 'drawn_questions'), table: makeDrawnTable(grid, analysis, texts) },
  ];
}

/** Downloads the marks as a file, with texts and name in the language of the interface. */
export async function saveMarks(grid: Grid, format: MarksFileFormat): Promise<void> {
  const table = makeMarksTable(grid, makeTableTexts(grid));
  const { writeTableCsv, writeTableXlsx } = await import('#teacher/shared/tables/write-table.ts');
  const title = translate(gridMessages, 'marks');
  const file =
    format === 'xlsx'
      ? await writeTableXlsx(table, title, await makeFurtherSheets(grid))
      : writeTableCsv(table);
  const { class_name, courseware_name } = grid.courseware;
  saveFile(file, nameFile([class_name, courseware_name, title], format));
}

/** Downloads a table of an activity type's view as a workbook, named `fileNameParts` and the table's title. */
export async function saveWorkbook(table: WorkbookTable, fileNameParts: readonly string[]): Promise<void> {
  const { writeTableXlsx } = await import('#teacher/shared/tables/write-table.ts');
  const file = await writeTableXlsx({ ...table, frozen: 1 }, table.title);
  saveFile(file, nameFile([...fileNameParts, table.title], 'xlsx'));
}
