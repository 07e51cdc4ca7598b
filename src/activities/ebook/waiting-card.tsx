import { ActionIcon } from '@mantine/core';
import { IconFileText, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { ConversionProgress } from '#ui/upload/conversion-progress.tsx';
import { useConversion } from '#ui/upload/use-conversion.ts';
import type { PageImages } from '../document-pages/model.ts';
import { useSortableItem } from '../editor-parts/sortable-list.tsx';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';

export type TakeMade = (media: string, made: { pages: readonly PageImages[]; text: string }) => void;

type WaitingCardProps = {
  id: string;
  number: number;
  field: string;
  media: string;
  name: string;
  /** So many pages may come in its place. */
  room: number;
  onTake: TakeMade;
  onRemove: (id: string) => void;
};

/** Stands for the pages of a document until it is converted; then they take its place. */
export function WaitingCard(props: WaitingCardProps) {
  const { id, number, field, media, name, room, onTake, onRemove } = props;
  const t = useMessages(editorMessages);
  const { item, handle } = useSortableItem(id, t('move_page', { number }));
  const result = useConversion(media)?.result;
  const take = useEffectEvent(onTake);
  const made = result?.kind === 'document' ? result : undefined;
  const isTooLong = made !== undefined && made.pages.length > room;
  useEffect(() => {
    if (made && !isTooLong) take(media, made);
  }, [media, made, isTooLong]);
  return (
    <li {...item} className={styles.waiting} data-field={field}>
      <p className={styles.waitingName}>
        <IconFileText size={22} aria-hidden />
        <span>{t('pages_of', { name })}</span>
      </p>
      <ConversionProgress media={media} name={name} />
      {isTooLong && <p role="alert">{t('no_room', { count: made.pages.length, room })}</p>}
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
