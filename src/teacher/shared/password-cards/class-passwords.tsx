import { Button, Checkbox, Modal } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { nameWithGroup } from '#contract/rules/group-rules.ts';
import { chooseName } from '#teacher/shared/people/display-name.ts';
import { useCall } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { cardMessages } from './card-messages.ts';
import { PasswordCards } from './password-cards.tsx';
import { type ShownCards, useIssue } from './use-issue.ts';

/** Lets a teacher give students of a class new passwords. */
export function ClassPasswords({ classId }: { classId: number }) {
  const t = useMessages(cardMessages);
  const tCommon = useMessages(commonMessages);
  const [isOpen, setOpen] = useState(false);
  const [shownCards, setShownCards] = useState<ShownCards>();
  const closeDialog = () => {
    setOpen(false);
    setShownCards(undefined);
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconKey size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('class_passwords')}
      </Button>
      {isOpen && (
        <Modal
          opened
          size="lg"
          title={t('class_passwords')}
          // The dialog stays open while it shows cards: their own button closes it, after a question.
          onClose={() => {
            if (!shownCards) closeDialog();
          }}
          closeButtonProps={{ 'aria-label': tCommon('close') }}
        >
          {shownCards ? (
            <PasswordCards {...shownCards} onClose={closeDialog} />
          ) : (
            <StudentChoice classId={classId} onCards={setShownCards} />
          )}
        </Modal>
      )}
    </>
  );
}

type StudentChoiceProps = { classId: number; onCards: (cards: ShownCards) => void };

function StudentChoice({ classId, onCards }: StudentChoiceProps) {
  const t = useMessages(cardMessages);
  const reply = useCall('GET /teacher/class_members', { class_id: classId }, { reportsInPlace: true });
  const language = useLanguage();
  const [chosenIds, setChosenIds] = useState<readonly number[]>([]);
  const { progress, issue } = useIssue(onCards, classId);
  if (reply.isError) return <LoadError error={reply.error} onRetry={() => void reply.refetch()} />;
  if (!reply.data) return <Skeleton lines={6} height="2rem" />;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void issue(chosenIds, '/play');
      }}
    >
      <p>{t('class_passwords_text')}</p>
      {reply.data.members.map(({ id, class_number, name, nickname_eng, group, sign_in_name }) => (
        <Checkbox
          key={id}
          my="xs"
          label={`${class_number} · ${nameWithGroup(chooseName(name, nickname_eng, language), group)}`}
          description={sign_in_name}
          checked={chosenIds.includes(id)}
          onChange={({ currentTarget }) =>
            setChosenIds(
              currentTarget.checked ? [...chosenIds, id] : chosenIds.filter((chosenId) => chosenId !== id),
            )
          }
        />
      ))}
      {progress && <p role="status">{t('issuing', progress)}</p>}
      <Button type="submit" mt="md" disabled={chosenIds.length === 0} loading={progress !== undefined}>
        {t('issue')}
      </Button>
    </form>
  );
}
