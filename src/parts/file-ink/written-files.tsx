import { useMemo, useState, useSyncExternalStore } from 'react';
import type { StoredFile } from '#form/activity-type.ts';
import type { ViewContext } from '#form/activity-views.ts';
import { pageOf } from '#parts/ink/place-ink.ts';
import { InkThumb } from '#parts/ink/thumb/ink-thumb.tsx';
import type { WorkSpace } from '#parts/ink/work/use-desk.ts';
import { useAddresses } from '#parts/ink-answers/use-ink-layers.ts';
import { createLateComponent } from '#ui/browser/late-component.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import styles from './file-ink.module.css';
import type { FilePage } from './file-pages.ts';
import { fileInkMessages } from './messages.ts';
import { useFileLayers } from './use-file-layers.ts';
import { useFilePages } from './use-file-pages.ts';

const LateDialog = createLateComponent(async () => (await import('./file-ink-dialog.tsx')).FileInkDialog);

type WrittenFilesProps = {
  files: readonly StoredFile[];
  context: ViewContext;
  /** Small pictures alone, for lists of many answers. */
  isSmall?: boolean;
};

const doNothing = () => undefined;

/** The numbers of the pages on which something is written. */
function useWrittenPages(space: WorkSpace | undefined): readonly number[] {
  const listed = useSyncExternalStore(space?.subscribe ?? (() => doNothing), () =>
    [...new Set([...(space?.state().items.values() ?? [])].map(pageOf))].sort((a, b) => a - b).join(),
  );
  return useMemo(() => (listed === '' ? [] : listed.split(',').map(Number)), [listed]);
}

/** Small pictures of the pages on which a teacher wrote; each opens as large as the screen. Teachers may write on all pages. */
export function WrittenFiles({ files, context, isSmall = false }: WrittenFilesProps) {
  const t = useMessages(fileInkMessages);
  const { pages } = useFilePages(files, context);
  const { layers } = useFileLayers(context, pages);
  const addresses = useAddresses(context, context.spaces);
  const writtenPages = useWrittenPages(layers[0]?.space);
  const [openPage, setOpenPage] = useState<number>();
  const shownSpaces = useMemo(() => layers.map(({ space }) => space), [layers]);
  const isTeacher = context.spaces?.me.role === 'teacher';
  const canWrite = isTeacher && !context.stoodAt && pages.length > 0;
  const nameOf = ({ file, page, name }: FilePage): string =>
    pages.filter((each) => each.file === file).length > 1
      ? t('page_of_file', { name, page: page + 1 })
      : name;
  if (writtenPages.length === 0 && !canWrite) return null;
  return (
    <section
      className={styles.written}
      aria-label={t(isTeacher ? 'written_by_teachers' : 'written')}
      data-empty={writtenPages.length === 0 || undefined}
      data-small={isSmall || undefined}
    >
      {writtenPages.length > 0 && (
        <>
          {!isSmall && <strong>{t(isTeacher ? 'written_by_teachers' : 'written')}</strong>}
          <ul className={styles.thumbs}>
            {writtenPages.map((number) => {
              const page = pages[number];
              return (
                page && (
                  <li key={number}>
                    <button type="button" className={styles.thumb} onClick={() => setOpenPage(number)}>
                      <InkThumb
                        page={page.ink}
                        number={number}
                        spaces={shownSpaces}
                        addresses={addresses}
                        alt={isTeacher ? nameOf(page) : t('see_written', { name: nameOf(page) })}
                      />
                    </button>
                  </li>
                )
              );
            })}
          </ul>
        </>
      )}
      {canWrite && !isSmall && (
        <Button look="soft" onClick={() => setOpenPage(0)}>
          {t('write')}
        </Button>
      )}
      {openPage !== undefined && (
        <LateDialog
          label={t(isTeacher ? 'files' : 'written')}
          files={files}
          context={context}
          initialPage={openPage}
          onClose={() => setOpenPage(undefined)}
        />
      )}
    </section>
  );
}
