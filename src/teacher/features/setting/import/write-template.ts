import { writeXlsx } from 'hucre/xlsx';
import { columnMessages, importColumns, kindNames } from '#contract/import/import-columns.ts';
import { importRowsMax } from '#contract/limits.ts';
import { getLanguage } from '#ui/i18n/language-store.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { templateMessages } from './template-messages.ts';

/** Writes the template of a list in the current language: two examples, a note for each column, a list of roles. */

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export async function writeTemplate(sheetName: string): Promise<Blob> {
  const language = getLanguage() === 'zh-tw' ? 'zh-hk' : (getLanguage() as 'en' | 'zh-hk' | 'zh-cn');
  const roles = [kindNames.student[language], kindNames.teacher[language]];
  const text = (key: keyof typeof templateMessages) => translate(templateMessages, key);
  const examples = [
    {
      kind: roles[0],
      source_id: 'S1001',
      name: text('example_student'),
      english_name: 'Chan Tai Man',
      class: '4A',
      grade: '4',
      class_number: '1',
    },
    {
      kind: roles[1],
      source_id: 'T01',
      name: text('example_teacher'),
      email: 'ho@school.example',
      teachings: text('example_teachings'),
    },
  ] as const;
  const style = { font: { bold: true }, numFmt: '@' } as const;
  const heads = importColumns.map((column) => translate(columnMessages, column));
  const bytes = await writeXlsx({
    sheets: [
      {
        name: sheetName,
        // As text, so that 0012 stays 0012 and nothing is calculated.
        columns: importColumns.map((column) => ({ width: column === 'teachings' ? 32 : 18, numFmt: '@' })),
        rows: [
          heads,
          ...examples.map((example: Record<string, string | undefined>) =>
            importColumns.map((column) => example[column] ?? ''),
          ),
        ],
        cells: new Map(
          heads.map((value, index) => [
            `0,${index}`,
            { value, style, comment: { text: text(importColumns[index] ?? 'name') } },
          ]),
        ),
        dataValidations: [
          {
            type: 'list',
            values: roles,
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
