import { createContext, type ReactNode, Suspense, use, useState } from 'react';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import { usePreload } from '#teacher/shared/use-preload.ts';
import { useCall } from '#ui/api/hooks.ts';
import type { BookedWork } from './booked.ts';
import type { ShownBook } from './choose-book.ts';
import type { BookDialogProps } from './dialogs/dialog-props.ts';

/** The dialogs of the mark book, which are loaded once somebody uses the page. */

const CategoriesDialog = createLazyPart(
  async () => (await import('./dialogs/categories-dialog.tsx')).CategoriesDialog,
);
const AddPaperDialog = createLazyPart(
  async () => (await import('./dialogs/paper-dialogs.tsx')).AddPaperDialog,
);
const WorkDialog = createLazyPart(async () => (await import('./dialogs/work-dialog.tsx')).WorkDialog);
const FinalDialog = createLazyPart(async () => (await import('./dialogs/final-dialog.tsx')).FinalDialog);

const loadDialogs = () =>
  Promise.all([CategoriesDialog, AddPaperDialog, WorkDialog, FinalDialog].map((dialog) => dialog.load()));

export type OpenedDialog =
  | { dialog: 'categories' }
  | { dialog: 'add_paper' }
  | { dialog: 'work'; kind: BookedWork['kind']; id: number }
  | { dialog: 'final'; userId: number };

const OpenDialogContext = createContext<(opened: OpenedDialog) => void>(() => undefined);

export const useOpenDialog = () => use(OpenDialogContext);

/** Renders the dialogs for all buttons inside. */
export function BookDialogs({ shown, children }: { shown: ShownBook; children: ReactNode }) {
  const { class_id, subject_id } = shown;
  const [opened, open] = useState<OpenedDialog>();
  const { data: book } = useCall('GET /study/mark_book', { class_id, subject_id }, { quiet: true });
  usePreload(loadDialogs, book?.can_change === true);
  const props = { shown, onClose: () => open(undefined) };
  return (
    <OpenDialogContext value={open}>
      {children}
      <Suspense>{opened && book && <OpenDialog opened={opened} book={book} {...props} />}</Suspense>
    </OpenDialogContext>
  );
}

function OpenDialog({ opened, ...props }: BookDialogProps & { opened: OpenedDialog }) {
  const { works, students } = props.book;
  if (opened.dialog === 'categories') return <CategoriesDialog {...props} />;
  if (opened.dialog === 'add_paper') return <AddPaperDialog {...props} />;
  if (opened.dialog === 'work') {
    const work = works.find(({ kind, id }) => kind === opened.kind && id === opened.id);
    return work ? <WorkDialog {...props} work={work} /> : null;
  }
  const student = students.find(({ user_id }) => user_id === opened.userId);
  return student ? <FinalDialog {...props} student={student} /> : null;
}
