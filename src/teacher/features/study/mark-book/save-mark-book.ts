import { gridMessages } from '#teacher/features/study/grid-messages.ts';
import { saveTable, type TableFormat } from '#teacher/shared/tables/save-table.ts';
import type { Formats } from '#ui/i18n/formats.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { type MarkBook } from './booked.ts';
import { type MarkBookTexts, makeMarkBookTable } from './mark-book-file.ts';
import { markBookMessages } from './mark-book-messages.ts';

type WordName = 'average' | 'category' | 'noCategory' | 'weight' | 'dropped';

function makeTexts({ dateTime }: Formats): MarkBookTexts {
  const word = (name: keyof typeof markBookMessages) => translate(markBookMessages, name);
  const words: Record<WordName, string> = {
    average: word('class_average'),
    category: word('category'),
    noCategory: word('no_category'),
    weight: word('weight'),
    dropped: word('dropped'),
  };
  return {
    ...words,
    head: (name) =>
      name === 'class_number' || name === 'student' || name === 'english_name'
        ? translate(gridMessages, name)
        : word(name),
    describeState: (state) => word(`state_${state}`),
    describeFinal: ({ teacher_name: teacher, changed_at, reason }) =>
      translate(markBookMessages, 'final_set', { teacher, time: dateTime(changed_at), reason }),
    meanOf: (name) => translate(markBookMessages, 'mean_of', { name }),
  };
}

/** Downloads the book, with texts and name in the language of the interface. */
export function saveMarkBook(book: MarkBook, formats: Formats, format: TableFormat): Promise<void> {
  const title = translate(markBookMessages, 'title');
  return saveTable(format, {
    table: makeMarkBookTable(book, makeTexts(formats)),
    sheetName: title,
    nameParts: [book.class_name, book.subject_name, title],
  });
}
