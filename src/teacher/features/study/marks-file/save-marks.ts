import { nameWithGroup } from '#contract/rules/group-rules.ts';
import type { WorkbookTable } from '#form/activity-views.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { personMessages } from '#teacher/shared/people/person-name.tsx';
import { saveTable, type TableFormat } from '#teacher/shared/tables/save-table.ts';
import { call } from '#ui/api/call.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { gridMessages } from '../grid-messages.ts';
import { type Grid, isExcused, readingStateOf } from '../grid-model.ts';
import { type AnalysisTexts, makeDrawnTable, makeStatisticsTable } from './analysis-tables.ts';
import { type MarksTableTexts, makeMarksTable } from './marks-table.ts';

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

const makeAnalysisTexts = (grid: Grid): AnalysisTexts => ({
  head: (name) => translate(gridMessages, name),
  figureHead: (name) => `${translate(studyMessages, name)} (%)`,
  nameStudent: makeTableTexts(grid).nameStudent,
});

/** The statistics of activities with marks, and what was drawn where students had different questions. */
async function readFurtherSheets(grid: Grid) {
  const { courseware_id, is_marked } = grid.courseware;
  if (!is_marked) return [];
  const analysis = await call('GET /study/item_analysis', { courseware_id });
  const texts = makeAnalysisTexts(grid);
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
export function saveMarks(grid: Grid, format: TableFormat): Promise<void> {
  const title = translate(gridMessages, 'marks');
  const { class_name, courseware_name } = grid.courseware;
  return saveTable(format, {
    table: makeMarksTable(grid, makeTableTexts(grid)),
    sheetName: title,
    readFurther: () => readFurtherSheets(grid),
    nameParts: [class_name, courseware_name, title],
  });
}

/** Downloads the item analysis as CSV; a workbook of the marks has it as a sheet. */
export async function saveStatistics(grid: Grid): Promise<void> {
  const { courseware_id, class_name, courseware_name } = grid.courseware;
  const analysis = await call('GET /study/item_analysis', { courseware_id });
  const title = translate(gridMessages, 'statistics');
  await saveTable('csv', {
    table: makeStatisticsTable(analysis, makeAnalysisTexts(grid)),
    sheetName: title,
    nameParts: [class_name, courseware_name, title],
  });
}

/** Downloads a table of an activity type's view, named `fileNameParts` and the table's title. */
export function saveViewTable(
  table: WorkbookTable,
  format: TableFormat,
  fileNameParts: readonly string[],
): Promise<void> {
  const { title } = table;
  return saveTable(format, {
    table: { ...table, frozen: 1 },
    sheetName: title,
    nameParts: [...fileNameParts, title],
  });
}
