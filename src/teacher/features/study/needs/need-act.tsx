import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
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

/** Opens the dialog of exceptions for the student, with an own due time chosen. */
function ExtendButton({ need: { courseware_id, student }, name }: ActProps) {
  const t = useMessages(needsMessages);
  const [isOpen, setOpen] = useState(false);
  if (!student) return null;
  const person = { ...student, is_guest: false };
  return (
    <>
      <Button
        look="soft"
        aria-label={t('act_for', { act: t('extend'), name })}
        onPointerEnter={() => void ExceptionsDialog.load().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        {t('extend')}
      </Button>
      {isOpen && (
        <Suspense>
          <ExceptionsDialog
            coursewareId={courseware_id}
            people={[person]}
            person={person}
            firstAction="own_due"
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Opens the dialog that reminds, with the student chosen. */
function RemindButton({ need: { courseware_id, student }, name }: ActProps) {
  const t = useMessages(needsMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="soft"
        aria-label={t('act_for', { act: t('remind'), name })}
        onPointerEnter={() => void RemindDialog.load().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        {t('remind')}
      </Button>
      {isOpen && (
        <Suspense>
          <RemindDialog
            coursewareId={courseware_id}
            userId={student?.user_id}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The one act that helps. */
export function NeedAct({ need, name }: ActProps) {
  const t = useMessages(needsMessages);
  const { action, courseware_id, question, student } = need;
  if (action === 'extend') return <ExtendButton need={need} name={name} />;
  if (action === 'remind') return <RemindButton need={need} name={name} />;
  if (action === 'mark')
    return (
      <Link
        {...buttonLook('soft')}
        aria-label={t('act_for', { act: t('mark'), name })}
        to="/study-situation-view/marking"
        search={{ courseware_id }}
      >
        {t('mark')}
      </Link>
    );
  if (action === 'see_question')
    return (
      <Link
        {...buttonLook('soft')}
        aria-label={t('act_for', { act: t('see_question'), name })}
        to="/study-situation-view/grid"
        search={{ courseware_id, question_id: question?.id }}
      >
        {t('see_question')}
      </Link>
    );
  return (
    <Link
      {...buttonLook('soft')}
      aria-label={t('act_for', { act: t('see_student'), name })}
      to="/study-situation-view/personal-detail"
      search={{ courseware_id, user_id: student?.user_id ?? 0 }}
    >
      {t('see_student')}
    </Link>
  );
}
