import { ActionIcon, Switch, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useSortableItem } from '#parts/editor-parts/sortable-list.tsx';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import { ConversionProgress } from '#ui/upload/conversion/conversion-progress.tsx';
import { KindIcon } from '../icons.tsx';
import { nameMaxLength } from '../limits.ts';
import type { FileItem, ShownFile } from '../model.ts';
import { findThumb } from '../public-item.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';

type FileRowProps = {
  item: ShownFile;
  field: string;
  nameError: string | undefined;
  onChange: (change: Partial<FileItem>) => void;
  onRemove: () => void;
};

/** One file: kind, size and name, with the progress of its conversion. */
export function FileRow({ item, field, nameError, onChange, onRemove }: FileRowProps) {
  const t = useMessages(editorMessages);
  const formats = useFormats();
  const { id, kind, name, media, bytes, document, video, download_only } = item;
  const { item: sortable, handle } = useSortableItem(id, t('move', { name }));
  const isUnconverted = kind !== 'picture' && !document && !video;
  const thumb = findThumb(item);
  const fileDetails = [
    t(kind),
    formats.bytes(bytes),
    ...(document ? [t('count_pages', { count: document.pages.length })] : []),
  ];
  return (
    <li {...sortable} className={styles.row} data-field={field}>
      {handle}
      <span className={styles.picture}>
        {thumb ? (
          <img src={mediaUrl(thumb.url)} alt="" loading="lazy" draggable={false} />
        ) : (
          <KindIcon kind={kind} />
        )}
      </span>
      <div className={styles.about}>
        <TextInput
          aria-label={t('name')}
          value={name}
          maxLength={nameMaxLength}
          error={nameError}
          data-field={`${field}.name`}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <p className={styles.note}>{fileDetails.join(' · ')}</p>
        {isUnconverted && !download_only && <ConversionProgress media={media} name={name} />}
      </div>
      <Switch
        className={styles.switch}
        label={t('download_only')}
        checked={download_only}
        onChange={(event) => onChange({ download_only: event.currentTarget.checked })}
      />
      <ActionIcon
        variant="subtle"
        color="red"
        size="xl"
        aria-label={t('remove', { name })}
        onClick={onRemove}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </li>
  );
}
