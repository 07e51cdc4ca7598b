import { useMemo } from 'react';
import type { StoredFile } from '#form/activity-type.ts';
import type { ClassAttempt, ViewContext } from '#form/activity-views.ts';
import { InkThumb } from '#parts/ink/thumb/ink-thumb.tsx';
import { useAddresses } from '#parts/ink-answers/use-ink-layers.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './file-ink.module.css';
import { fileInkMessages } from './messages.ts';
import { useFileLayers } from './use-file-layers.ts';
import { useFilePages } from './use-file-pages.ts';

type FilesOfAttempt = ClassAttempt & { files: readonly StoredFile[] };

type FileGalleryProps = {
  attempts: readonly FilesOfAttempt[];
  context: ViewContext;
  onChoose: (attemptId: number) => void;
};

/** The first page of all students' files side by side, with what is written on it. */
export function FileGallery({ attempts, context, onChoose }: FileGalleryProps) {
  const t = useMessages(fileInkMessages);
  return (
    <section className={styles.gallery} aria-label={t('gallery')}>
      <ul className={styles.thumbs}>
        {attempts.map((attempt) => (
          <GalleryItem
            key={attempt.attempt_id}
            {...{ attempt, context }}
            onChoose={() => onChoose(attempt.attempt_id)}
          />
        ))}
      </ul>
    </section>
  );
}

type GalleryItemProps = { attempt: FilesOfAttempt; context: ViewContext; onChoose: () => void };

function GalleryItem({ attempt, context, onChoose }: GalleryItemProps) {
  const t = useMessages(fileInkMessages);
  const source = context.spacesOf?.(attempt.attempt_id);
  const { pages } = useFilePages(attempt.files, context);
  const { layers } = useFileLayers({ spaces: source }, pages);
  const addresses = useAddresses(context, source);
  const spaces = useMemo(() => layers.map(({ space }) => space), [layers]);
  const [first] = pages;
  return (
    <li>
      <button type="button" className={styles.thumb} onClick={onChoose}>
        {first && (
          <InkThumb
            page={first.ink}
            number={0}
            spaces={spaces}
            addresses={addresses}
            alt={t('files_of', { name: attempt.name })}
          />
        )}
        <span className={styles.name}>
          {attempt.name}
          {pages.length > 1 && <small> {t('more_pages', { count: pages.length - 1 })}</small>}
        </span>
      </button>
    </li>
  );
}
