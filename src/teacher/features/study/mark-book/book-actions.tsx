import { TableMenu } from '#teacher/shared/tables/table-menu.tsx';
import { useCall } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { useOpenDialog } from './book-dialogs.tsx';
import type { ShownBook } from './choose-book.ts';
import styles from './mark-book.module.css';
import { markBookMessages } from './mark-book-messages.ts';
import { hasMarks } from './mark-book-view.tsx';
import { saveMarkBook } from './save-mark-book.ts';

/** Changes categories, adds work on paper, saves or prints the book. */
export function BookActions({ shown: { class_id, subject_id } }: { shown: ShownBook }) {
  const t = useMessages(markBookMessages);
  const formats = useFormats();
  const openDialog = useOpenDialog();
  const { data: book } = useCall('GET /study/mark_book', { class_id, subject_id }, { quiet: true });
  if (!book || book.students.length === 0) return null;
  return (
    <div className={styles.actions}>
      {book.can_change && (
        <>
          <Button look="soft" onClick={() => openDialog({ dialog: 'categories' })}>
            {t('categories')}
          </Button>
          <Button look="soft" onClick={() => openDialog({ dialog: 'add_paper' })}>
            {t('add_paper')}
          </Button>
        </>
      )}
      {hasMarks(book) && <TableMenu save={(format) => saveMarkBook(book, formats, format)} canPrint />}
    </div>
  );
}
