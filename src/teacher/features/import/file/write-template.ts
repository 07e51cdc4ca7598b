import { writeXlsx } from 'hucre/xlsx';
import { columnMessages, importColumns, roleNames } from '#contract/import/import-columns.ts';
import { importRowsMax } from '#contract/limits.ts';
import { getLanguage } from '#ui/i18n/language-store.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { templateMessages } from '../template-messages.ts';
import { templateExamples } from './template-examples.ts';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Writes the template of a list in the current language: two examples, a note for each column, a list of roles. */
export async function writeTemplate(sheetName: string): Promise<Blob> {
  const language = getLanguage() === 'zh-tw' ? 'zh-hk' : (getLanguage() as 'en' | 'zh-hk' | 'zh-cn');
  const { student, teacher } = roleNames;
  const roles = [student[language], teacher[language]] as const;
  const tTemplate = (key: keyof typeof templateMessages) => translate(templateMessages, key);
  const headStyle = { font: { bold: true }, numFmt: '@' } as const;
  const columnHeads = importColumns.map((column) => translate(columnMessages, column));
  const bytes = await writeXlsx({
    sheets: [
      {
        name: sheetName,
        // As text, so that 0012 stays 0012 and nothing is calculated.
        columns: importColumns.map((column) => ({ width: column === 'teachings' ? 32 : 18, numFmt: '@' })),
        rows: [columnHeads, ...templateExamples(...roles)],
        cells: new Map(
          columnHeads.map((value, index) => [
            `0,${index}`,
            { value, style: headStyle, comment: { text: tTemplate(importColumns[index] ?? 'name') } },
          ]),
        ),
        dataValidations: [
          {
            type: 'list',
            values: [...roles],
            allowBlank: true,
            showErrorMessage: true,
            range: `A2:A${importRowsMax + 1}`,
          },
        ],
        freezePane: { rows: 1, columns: 0 },
      },
    ],
  });
  return new Blob([new Uint8Array(bytes)], { type: xlsxType });
}
