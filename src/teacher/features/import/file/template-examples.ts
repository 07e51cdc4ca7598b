import { importColumns } from '#contract/import/import-columns.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { templateMessages } from '../template-messages.ts';

/** The cells of the template's rows that show how to write a student and a teacher. */
export function templateExamples(studentRole: string, teacherRole: string): string[][] {
  const tTemplate = (key: keyof typeof templateMessages) => translate(templateMessages, key);
  const examples: Record<string, string>[] = [
    {
      kind: studentRole,
      source_id: 'S1001',
      name: tTemplate('example_student'),
      english_name: 'Chan Tai Man',
      class: '4A',
      grade: '4',
      class_number: '1',
    },
    {
      kind: teacherRole,
      source_id: 'T01',
      name: tTemplate('example_teacher'),
      email: 'ho@school.example',
      teachings: tTemplate('example_teachings'),
    },
  ];
  return examples.map((example) => importColumns.map((column) => example[column] ?? ''));
}
