import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Group, GroupSet } from '../arrangement.ts';
import styles from '../groups.module.css';
import { groupMessages } from '../messages.ts';
import { PairStudent } from './pair-student.tsx';

type PairFormProps = { set: GroupSet; groups: readonly Group[] };

/** Adds a pair: two students whom new splits keep apart or together. */
export function PairForm(props: PairFormProps) {
  const t = useMessages(groupMessages);
  const [firstId, setFirstId] = useState('');
  const [secondId, setSecondId] = useState('');
  const [kind, setKind] = useState<'apart' | 'together'>('apart');
  const addPairCall = useSend('POST /group/pair_save', { refreshes: ['GET /group/set_detail'] });
  const isComplete = firstId !== '' && secondId !== '' && firstId !== secondId;
  return (
    <form
      className={styles.pairForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete)
          addPairCall.mutate(
            { class_id: props.set.class_id, first_id: Number(firstId), second_id: Number(secondId), kind },
            { onSuccess: () => setSecondId('') },
          );
      }}
    >
      <PairStudent {...props} label={t('first_student')} value={firstId} onChoose={setFirstId} />
      <PairStudent {...props} label={t('second_student')} value={secondId} onChoose={setSecondId} />
      <NativeSelect
        aria-label={t('pairs')}
        data={(['apart', 'together'] as const).map((value) => ({ value, label: t(value) }))}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as typeof kind)}
      />
      <Button type="submit" disabled={!isComplete} loading={addPairCall.isPending}>
        {t('add_pair')}
      </Button>
    </form>
  );
}
