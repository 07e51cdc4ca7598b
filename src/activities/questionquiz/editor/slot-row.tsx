import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useSortableItem } from '#parts/editor-parts/sortable-list.tsx';
import { NumberField } from '#parts/quiz-questions/editor-fields/number-field.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Slot } from '../model.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { RandomFields } from './random-fields.tsx';

type SlotRowProps = {
  slot: Slot;
  number: number;
  /** How many questions the bank has for the slot, and how many all slots with its pool ask for. */
  pool: { found: number; asked: number } | undefined;
  findIssueText: (field: string) => string | undefined;
  onChange: (change: Partial<Slot>) => void;
  onRemove: () => void;
};

/** One entry of the list: a picked question, or questions at random. */
export function SlotRow({ slot, number, pool, findIssueText, onChange, onRemove }: SlotRowProps) {
  const t = useMessages(editorMessages);
  const { item, handle } = useSortableItem(slot.id, t('move', { number }));
  const field = `slots.${number - 1}`;
  const isRandom = slot.kind === 'random';
  const issueText = findIssueText(field);
  return (
    <div {...item} className={styles.slot} data-field={field}>
      <div className={styles.head}>
        {handle}
        <span className={styles.kind}>{t(isRandom ? 'random' : 'picked')}</span>
        {isRandom && (
          <NumberField
            className={styles.number}
            label={t('count')}
            data-field={`${field}.count`}
            error={findIssueText(`${field}.count`)}
            value={slot.count}
            onChange={(count) => onChange({ count })}
          />
        )}
        {!isRandom && <span className={styles.title}>{slot.title}</span>}
        <NumberField
          className={styles.number}
          label={t(isRandom ? 'points_each' : 'points')}
          data-field={`${field}.points`}
          error={findIssueText(`${field}.points`)}
          value={slot.points}
          onChange={(points) => onChange({ points })}
        />
        <ActionIcon variant="subtle" size="xl" aria-label={t('remove', { number })} onClick={onRemove}>
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </div>
      {issueText && <p className={styles.lacking}>{issueText}</p>}
      {isRandom && <RandomFields slot={slot} onChange={onChange} field={field} />}
      {pool && (
        <p role="status" className={pool.found < pool.asked ? styles.lacking : styles.found}>
          {pool.found < pool.asked
            ? t('too_few', { count: pool.asked, found: pool.found })
            : t('in_bank', { found: pool.found })}
        </p>
      )}
    </div>
  );
}
