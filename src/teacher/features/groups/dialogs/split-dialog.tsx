import { NumberInput, Radio } from '@mantine/core';
import { useState } from 'react';
import { countGroups } from '#contract/rules/group-rules.ts';
import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { groupMessages } from '../messages.ts';
import { groupReads } from '../use-arrangement.ts';

type SplitDialogProps = {
  setId: number;
  version: number;
  studentCount: number;
  onDone: (version: number) => void;
  onClose: () => void;
};

/** Splits the class at random or balanced; shows beforehand how large the groups will be. */
export function SplitDialog({ setId, version, studentCount, onDone, onClose }: SplitDialogProps) {
  const t = useMessages(groupMessages);
  const [by, setBy] = useState<'size' | 'number'>('size');
  const [count, setCount] = useState(4);
  const [way, setWay] = useState<'random' | 'balanced'>('random');
  const { mutate, isPending } = useSend('POST /group/split', {
    refreshes: groupReads,
    onSuccess: (reply) => onDone(reply.version),
  });
  const groups = countGroups(studentCount, { by, count });
  const low = Math.floor(studentCount / groups);
  const high = Math.ceil(studentCount / groups);
  return (
    <FormDialog
      title={t('split_title')}
      submitLabel={t('split_title')}
      busy={isPending}
      errors={{}}
      onSubmit={() => mutate({ id: setId, version, by, count, way })}
      onClose={onClose}
    >
      <Radio.Group label={t('split_by')} value={by} onChange={(value) => setBy(value)}>
        <Radio value="size" label={t('by_size')} mt="xs" />
        <Radio value="number" label={t('by_number')} mt="xs" />
      </Radio.Group>
      <NumberInput
        data-autofocus
        label={t(by === 'size' ? 'by_size' : 'by_number')}
        min={1}
        max={Math.max(1, Math.min(60, studentCount))}
        clampBehavior="strict"
        allowDecimal={false}
        value={count}
        onChange={(value) => setCount(Math.max(1, Number(value) || 1))}
      />
      <p aria-live="polite">
        {t(low === high ? 'split_even' : 'split_result', { count: groups, low, high })}
      </p>
      <Radio.Group label={t('way')} value={way} onChange={(value) => setWay(value)}>
        <Radio value="random" label={t('random')} mt="xs" />
        <Radio value="balanced" label={t('balanced')} mt="xs" />
      </Radio.Group>
    </FormDialog>
  );
}
