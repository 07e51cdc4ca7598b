import { ActionIcon } from '@mantine/core';
import { IconFileText, IconX } from '@tabler/icons-react';
import { useSortableItem } from '#parts/editor-parts/sortable-list.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { ConversionProgress } from '#ui/upload/conversion/conversion-progress.tsx';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';

type WaitingCardProps = {
  id: string;
  number: number;
  field: string;
  media: string;
  name: string;
  /** Number of its pages, once it is converted. */
  count: number | undefined;
  /** Number of pages that may replace the card before the book is full. */
  pagesThatFit: number;
  onRemove: (id: string) => void;
};

/** A document that is being converted; its pages will replace the card. */
export function WaitingCard(props: WaitingCardProps) {
  const { id, number, field, media, name, count, pagesThatFit, onRemove } = props;
  const t = useMessages(editorMessages);
  const { item, handle } = useSortableItem(id, t('move_page', { number }));
  return (
    <li {...item} className={styles.waiting} data-field={field}>
      <p className={styles.waitingName}>
        <IconFileText size={22} aria-hidden />
        <span>{t('pages_of', { name })}</span>
      </p>
      <ConversionProgress media={media} name={name} />
      {count !== undefined && count > pagesThatFit && (
        <p role="alert">{t('no_room', { count, room: pagesThatFit })}</p>
      )}
      <ActionIcon
        className={styles.remove}
        variant="subtle"
        size="lg"
        aria-label={t('remove_document', { name })}
        onClick={() => onRemove(id)}
      >
        <IconX size={20} aria-hidden />
      </ActionIcon>
      <span className={styles.handle}>{handle}</span>
    </li>
  );
}
