import { IconUserCog } from '@tabler/icons-react';
import { createContext, type ReactNode, Suspense, use, useState } from 'react';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import { iconProps } from '#teacher/shared/rows/row-icons.ts';
import { usePreload } from '#teacher/shared/use-preload.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { exceptionMessages } from './exception-messages.ts';
import type { ExceptionPerson } from './exceptions-dialog.tsx';
import styles from './exceptions-icon.module.css';

const ExceptionsDialog = createLazyPart(
  async () => (await import('./exceptions-dialog.tsx')).ExceptionsDialog,
);

type OpenedDialog = { userId: number | undefined };

/** Opens the dialog for one student, or without `userId` for students that the teacher chooses there. */
const OpenExceptionsContext = createContext<((openedDialog: OpenedDialog) => void) | undefined>(undefined);

/** Renders the dialog for all `ExceptionsButton`s and `ExceptionsIcon`s inside. */
export function ExceptionsHost({
  coursewareId,
  people,
  children,
}: {
  coursewareId: number;
  people: readonly ExceptionPerson[];
  children: ReactNode;
}) {
  const [openedDialog, openDialog] = useState<OpenedDialog>();
  usePreload(ExceptionsDialog.load, true);
  return (
    <OpenExceptionsContext value={openDialog}>
      {children}
      {openedDialog && (
        <Suspense>
          <ExceptionsDialog
            coursewareId={coursewareId}
            people={people}
            person={people.find(({ user_id }) => user_id === openedDialog.userId)}
            onClose={() => openDialog(undefined)}
          />
        </Suspense>
      )}
    </OpenExceptionsContext>
  );
}

/** A button that opens the dialog, for one student or to choose several. */
export function ExceptionsButton({ userId, isSmall = false }: { userId?: number; isSmall?: boolean }) {
  const t = useMessages(exceptionMessages);
  const openDialog = use(OpenExceptionsContext);
  return (
    <Button small={isSmall} look="plain" onClick={() => openDialog?.({ userId })}>
      <IconUserCog size={18} aria-hidden="true" />
      {t('exceptions')}
    </Button>
  );
}

/** A small button beside a student's name in a table, which opens the dialog. A plain element: each line has one. */
export function ExceptionsIcon({
  userId,
  name,
  className,
}: {
  userId: number;
  name: string;
  className: string | undefined;
}) {
  const t = useMessages(exceptionMessages);
  const openDialog = use(OpenExceptionsContext);
  if (!openDialog) return null;
  const label = t('exceptions_for', { name });
  return (
    <button
      type="button"
      {...iconProps('user-cog', `${styles.button} ${className ?? ''}`)}
      aria-label={label}
      title={label}
      onClick={() => openDialog({ userId })}
    />
  );
}
