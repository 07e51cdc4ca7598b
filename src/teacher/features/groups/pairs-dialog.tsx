import { ActionIcon, Button, Modal, NativeSelect } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useReturnFocus } from '#teacher/shared/dialogs/return-focus.ts';
import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { type Group, type GroupSet, nameInGroups } from './arrangement.ts';
import styles from './groups.module.css';
import { groupMessages } from './messages.ts';

const refreshes = ['GET /group/set_detail'] as const;

type PairsDialogProps = { set: GroupSet; groups: readonly Group[]; onClose: () => void };

/** The pairs of students whom new splits keep apart or together. */
export function PairsDialog({ set, groups, onClose }: PairsDialogProps) {
  const t = useMessages(groupMessages);
  const common = useMessages(commonMessages);
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const [kind, setKind] = useState<'apart' | 'together'>('apart');
  const add = useSend('POST /group/pair_save', { refreshes });
  const remove = useSend('POST /group/pair_delete', { refreshes });
  useReturnFocus();
  const { class_id, students, pairs } = set;
  const nameOf = (id: number) => nameInGroups(groups, students, id);
  const choices = [
    { value: '', label: '' },
    ...students.map(({ id, class_number }) => ({
      value: String(id),
      label: `${class_number} ${nameOf(id)}`,
    })),
  ];
  const isComplete = first !== '' && second !== '' && first !== second;
  return (
    <Modal
      opened
      size="lg"
      title={t('pairs_title')}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <p className={styles.small}>{t('pairs_text')}</p>
      <form
        className={styles.pairForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete)
            add.mutate(
              { class_id, first_id: Number(first), second_id: Number(second), kind },
              { onSuccess: () => setSecond('') },
            );
        }}
      >
        <NativeSelect
          label={t('first_student')}
          data={choices}
          value={first}
          onChange={(event) => setFirst(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('second_student')}
          data={choices}
          value={second}
          onChange={(event) => setSecond(event.currentTarget.value)}
        />
        <NativeSelect
          aria-label={t('pairs')}
          data={(['apart', 'together'] as const).map((value) => ({ value, label: t(value) }))}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as typeof kind)}
        />
        <Button type="submit" disabled={!isComplete} loading={add.isPending}>
          {t('add_pair')}
        </Button>
      </form>
      {pairs.length === 0 && <p className={styles.hint}>{t('no_pairs')}</p>}
      <ul className={styles.list}>
        {pairs.map(({ first_id, second_id, kind: own }) => (
          <li key={`${first_id} ${second_id}`} className={styles.line}>
            <span className={styles.lineText}>
              <strong>{t(own)}</strong> {nameOf(first_id)} · {nameOf(second_id)}
            </span>
            <ActionIcon
              variant="subtle"
              color="red"
              size={36}
              aria-label={t('delete_pair', { first: nameOf(first_id), second: nameOf(second_id) })}
              onClick={() => remove.mutate({ class_id, first_id, second_id })}
            >
              <IconTrash size={18} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
