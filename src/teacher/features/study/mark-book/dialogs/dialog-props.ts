import type { MarkBook } from '../booked.ts';
import type { ShownBook } from '../choose-book.ts';

/** What each dialog of the mark book gets. */
export type BookDialogProps = { book: MarkBook; shown: ShownBook; onClose: () => void };
