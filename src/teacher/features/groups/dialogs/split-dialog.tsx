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
  groupsVersion: number;
  studentCount: number;
  onSplit: (version: number) => void;
  onClose: () => void;
};

/** Splits the class at random or balanced; shows beforehand how large the groups will be. */
export function SplitDialog({ setId, groupsVersion, studentCount, onSplit, onClose }: SplitDialogProps) {
  const t = useMessages(groupMessages);
  const [splitBy, setSplitBy] = useState<'size' | 'number'>('size');
  const [sizeOrCount, setSizeOrCount] = useState(4);
  const [splitWay, setSplitWay] = useState<'random' | 'balanced'>('random');
  const { mutate, isPending } = useSend('POST /group/split', {
    refreshes: groupReads,
    onSuccess: (reply) => onSplit(reply.version),
  });
  const groupCount = countGroups(studentCount, { by: splitBy, count: sizeOrCount });
  const smallestSize = Math.floor(studentCount / groupCount);
  const largestSize = Math.ceil(studentCount / groupCount);
  return (
    <FormDialog
      title={t('split_title')}
      submitLabel={t('split_title')}
      busy={isPending}
      errors={{}}
      onSubmit={() =>
        mutate({ id: setId, version: groupsVersion, by: splitBy, count: sizeOrCount, way: splitWay })
      }
      onClose={onClose}
    >
      <Radio.Group label={t('split_by')} value={splitBy} onChange={(value) => setSplitBy(value)}>
        <Radio value="size" label={t('by_size')} mt="xs" />
        <Radio value="number" label={t('by_number')} mt="xs" />
      </Radio.Group>
      <NumberInput
        data-autofocus
        label={t(splitBy === 'size' ? 'by_size' : 'by_number')}
        min={1}
        max={Math.max(1, Math.min(60, studentCount))}
        clampBehavior="strict"
        allowDecimal={false}
        value={sizeOrCount}
        onChange={(value) => setSizeOrCount(Math.max(1, Number(value) || 1))}
      />
      <p aria-live="polite">
        {t(smallestSize === largestSize ? 'split_even' : 'split_result', {
          count: groupCount,
          low: smallestSize,
          high: largestSize,
        })}
      </p>
      <Radio.Group label={t('way')} value={splitWay} onChange={(value) => setSplitWay(value)}>
        <Radio value="random" label={t('random')} mt="xs" />
        <Radio value="balanced" label={t('balanced')} mt="xs" />
      </Radio.Group>
    </FormDialog>
  );
}
