import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Group, GroupSet } from '../arrangement.ts';
import styles from '../groups.module.css';
import { groupMessages } from '../messages.ts';
import { PairStudent } from './pair-student.tsx';

type PairFormProps = { set: GroupSet; groups: readonly Group[] };

/** Adds a pair of students. */
export function PairForm(props: PairFormProps) {
  const t = useMessages(groupMessages);
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const [kind, setKind] = useState<'apart' | 'together'>('apart');
  const add = useSend('POST /group/pair_save', { refreshes: ['GET /group/set_detail'] });
  const isComplete = first !== '' && second !== '' && first !== second;
  return (
    <form
      className={styles.pairForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete)
          add.mutate(
            { class_id: props.set.class_id, first_id: Number(first), second_id: Number(second), kind },
            { onSuccess: () => setSecond('') },
          );
      }}
    >
      <PairStudent {...props} label={t('first_student')} value={first} onChoose={setFirst} />
      <PairStudent {...props} label={t('second_student')} value={second} onChoose={setSecond} />
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
  );
}
