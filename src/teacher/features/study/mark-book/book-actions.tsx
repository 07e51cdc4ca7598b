import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import type { ShownBook } from './choose-book.ts';
import styles from './mark-book.module.css';
import { markBookMessages } from './mark-book-messages.ts';
import { hasMarks } from './mark-book-view.tsx';
import { saveMarkBook } from './save-mark-book.ts';

/** Saves or prints the book. */
export function BookActions({ shown: { class_id, subject_id } }: { shown: ShownBook }) {
  const t = useMessages(markBookMessages);
  const { data: book } = useCall('GET /study/mark_book', { class_id, subject_id }, { quiet: true });
  if (!hasMarks(book)) return null;
  return (
    <div className={styles.actions}>
      <Button look="soft" onClick={() => void saveMarkBook(book)}>
        {t('export')}
      </Button>{' '}
      <Button look="soft" onClick={() => print()}>
        {t('print')}
      </Button>
    </div>
  );
}
