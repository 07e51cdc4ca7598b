import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { buttonLook } from '#ui/primitives/button-look.ts';
import { needsMessages } from './needs-messages.ts';
import type { Need } from './use-needs.ts';

const ExceptionsDialog = createLazyPart(
  async () => (await import('../exceptions/exceptions-dialog.tsx')).ExceptionsDialog,
);

const RemindDialog = createLazyPart(
  async () => (await import('#teacher/shared/messages/remind-dialog.tsx')).RemindDialog,
);

type ActProps = { need: Need; name: string };

/** What a button and a link of an act have in common: its word, and for screen readers whom it is for. */
function useActTexts({ need: { action }, name }: ActProps) {
  const t = useMessages(needsMessages);
  const act = t(action);
  return { act, label: t('act_for', { act, name }) };
}

type DialogButtonProps = ActProps & {
  preload: () => Promise<unknown>;
  renderDialog: (close: () => void) => ReactNode;
};

function DialogButton({ preload, renderDialog, ...act }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { act: word, label } = useActTexts(act);
  return (
    <>
      <Button
        look="soft"
        aria-label={label}
        onPointerEnter={() => void preload().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        {word}
      </Button>
      {isOpen && <Suspense>{renderDialog(() => setOpen(false))}</Suspense>}
    </>
  );
}

/** Opens the dialog of exceptions for the student, with an own due time chosen. */
function ExtendButton(act: ActProps) {
  const { courseware_id, student } = act.need;
  if (!student) return null;
  const person = { ...student, is_guest: false };
  return (
    <DialogButton
      {...act}
      preload={ExceptionsDialog.load}
      renderDialog={(close) => (
        <ExceptionsDialog
          coursewareId={courseware_id}
          people={[person]}
          person={person}
          firstAction="own_due"
          onClose={close}
        />
      )}
    />
  );
}

/** Opens the dialog that reminds, with the student chosen. */
function RemindButton(act: ActProps) {
  const { courseware_id, student } = act.need;
  return (
    <DialogButton
      {...act}
      preload={RemindDialog.load}
      renderDialog={(close) => (
        <RemindDialog coursewareId={courseware_id} userId={student?.user_id} onClose={close} />
      )}
    />
  );
}

/** The page where the teacher sees or does what helps. */
function ActLink(act: ActProps) {
  const { action, courseware_id, question, student } = act.need;
  const { act: word, label } = useActTexts(act);
  const look = { ...buttonLook('soft'), 'aria-label': label };
  if (action === 'mark')
    return (
      <Link {...look} to="/study-situation-view/marking" search={{ courseware_id }}>
        {word}
      </Link>
    );
  if (action === 'see_question')
    return (
      <Link {...look} to="/study-situation-view/grid" search={{ courseware_id, question_id: question?.id }}>
        {word}
      </Link>
    );
  return (
    <Link
      {...look}
      to="/study-situation-view/personal-detail"
      search={{ courseware_id, user_id: student?.user_id ?? 0 }}
    >
      {word}
    </Link>
  );
}

/** The one act that helps. */
export function NeedAct(act: ActProps) {
  const { action } = act.need;
  if (action === 'extend') return <ExtendButton {...act} />;
  if (action === 'remind') return <RemindButton {...act} />;
  return <ActLink {...act} />;
}
