import { gridMessages } from '#teacher/features/study/grid-messages.ts';
import { nameFile } from '#teacher/shared/tables/table-cells.ts';
import { saveFile } from '#ui/browser/save-file.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { type MarkBook, type MarkBookTexts, makeMarkBookTable } from './mark-book-file.ts';
import { markBookMessages } from './mark-book-messages.ts';

const texts: MarkBookTexts = {
  head: (name) =>
    name === 'class_number' || name === 'student' || name === 'english_name'
      ? translate(gridMessages, name)
      : translate(markBookMessages, name),
  describeState: (state) => translate(markBookMessages, `state_${state}`),
  get average() {
    return translate(markBookMessages, 'class_average');
  },
};

/** Downloads the book as a workbook, with texts and name in the language of the interface. */
export async function saveMarkBook(book: MarkBook): Promise<void> {
  const { writeTableXlsx } = await import('#teacher/shared/tables/write-table.ts');
  const title = translate(markBookMessages, 'title');
  const file = await writeTableXlsx(makeMarkBookTable(book, texts), title);
  saveFile(file, nameFile([book.class_name, book.subject_name, title], 'xlsx'));
}
