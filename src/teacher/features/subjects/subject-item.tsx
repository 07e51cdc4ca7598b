import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { SubjectChip } from '#teacher/shared/activities/subject-chip.tsx';
import { confirm } from '#teacher/shared/dialogs/confirm-store.ts';
import { changeMessages } from '#teacher/shared/setting/change-messages.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { SubjectDialog } from './subject-dialog.tsx';
import { subjectMessages } from './subject-messages.ts';
import { subjectReads } from './subject-reads.ts';
import styles from './subjects.module.css';

type SubjectItemProps = {
  subject: ApiReply<'GET /admin/subjects'>['items'][number];
  /** From 1 among `count` subjects. */
  position: number;
  count: number;
};

export function SubjectItem({ subject, position, count }: SubjectItemProps) {
  const t = useMessages(subjectMessages);
  const tChange = useMessages(changeMessages);
  const [isEditing, setIsEditing] = useState(false);
  const { id, name, name_eng, colour, is_used } = subject;
  const save = useSend('POST /admin/subject_update', {
    refreshes: subjectReads,
    successText: tChange('saved'),
    onSuccess: () => setIsEditing(false),
  });
  const move = useSend('POST /admin/subject_update', { refreshes: subjectReads });
  const remove = useSend('POST /admin/subject_delete', { refreshes: subjectReads });
  const opener = `edit-subject-${id}`;
  // A school may have entered only an English name.
  const englishName = name_eng || (/\p{Script=Han}/u.test(name) ? '' : name);
  const iconProps = { variant: 'subtle', color: 'gray' } as const;
  return (
    <li className={styles.subject}>
      <SubjectChip name={name} colour={colour} />
      {englishName ? (
        <span className={styles.english} lang="en">
          {englishName}
        </span>
      ) : (
        <span className={styles.missing}>{t('no_english_name')}</span>
      )}
      <span className={styles.actions}>
        <ActionIcon
          {...iconProps}
          aria-label={t('move_up', { name })}
          disabled={position === 1 || move.isPending}
          onClick={() => move.mutate({ id, position: position - 1 })}
        >
          <IconArrowUp size={18} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          {...iconProps}
          aria-label={t('move_down', { name })}
          disabled={position === count || move.isPending}
          onClick={() => move.mutate({ id, position: position + 1 })}
        >
          <IconArrowDown size={18} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          {...iconProps}
          data-opener={opener}
          aria-label={t('edit_subject', { name })}
          onClick={() => setIsEditing(true)}
        >
          <IconPencil size={18} aria-hidden="true" />
        </ActionIcon>
        {!is_used && (
          <ActionIcon
            {...iconProps}
            aria-label={t('delete_subject', { name })}
            disabled={remove.isPending}
            onClick={async () => {
              const isSure = await confirm({ text: t('delete_question', { name }), danger: true });
              if (isSure) remove.mutate({ id });
            }}
          >
            <IconTrash size={18} aria-hidden="true" />
          </ActionIcon>
        )}
      </span>
      {isEditing && (
        <SubjectDialog
          title={t('edit_subject', { name })}
          initialForm={{ name, name_eng, colour }}
          typedName={`subject:${id}`}
          busy={save.isPending}
          onSave={(form) => save.mutateAsync({ id, ...form })}
          onClose={() => setIsEditing(false)}
          opener={opener}
        />
      )}
    </li>
  );
}
