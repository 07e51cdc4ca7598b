import { ActionIcon } from '@mantine/core';
import { IconFileText, IconX } from '@tabler/icons-react';
import { useSortableItem } from '#parts/editor-parts/sortable-list.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { ConversionProgress } from '#ui/upload/conversion/conversion-progress.tsx';
import { sourceMessages } from './source-messages.ts';
import styles from './waiting-card.module.css';

type WaitingCardProps = {
  id: string;
  pageNumber: number;
  field: string;
  media: string;
  documentName: string;
  /** Number of its pages, once it is converted. */
  pageCount: number | undefined;
  /** Number of pages that may replace the card before the draft is full. */
  fittingPageCount: number;
  onRemove: (id: string) => void;
};

/** A document that is being converted; its pages will replace the card. An item of a SortableList. */
export function WaitingCard(props: WaitingCardProps) {
  const { id, pageNumber, field, media, documentName, pageCount, fittingPageCount, onRemove } = props;
  const t = useMessages(sourceMessages);
  const { item, handle } = useSortableItem(id, t('move_page', { number: pageNumber }));
  return (
    <li {...item} className={styles.waiting} data-field={field}>
      <p className={styles.waitingName}>
        <IconFileText size={22} aria-hidden />
        <span>{t('pages_of', { name: documentName })}</span>
      </p>
      <ConversionProgress media={media} name={documentName} />
      {pageCount !== undefined && pageCount > fittingPageCount && (
        <p role="alert">{t('no_room', { count: pageCount, room: fittingPageCount })}</p>
      )}
      <ActionIcon
        className={styles.remove}
        variant="subtle"
        size="lg"
        aria-label={t('remove_document', { name: documentName })}
        onClick={() => onRemove(id)}
      >
        <IconX size={20} aria-hidden />
      </ActionIcon>
      <span className={styles.handle}>{handle}</span>
    </li>
  );
}
