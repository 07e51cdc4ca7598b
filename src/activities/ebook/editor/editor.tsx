import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useRef } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import {
  changePage,
  movePage,
  removePages,
  restorePages,
} from '#parts/document-pages/sources/change-pages.ts';
import { isWholeDocument } from '#parts/document-pages/sources/expand-documents.ts';
import { sourceMessages } from '#parts/document-pages/sources/source-messages.ts';
import { usePagesUpload } from '#parts/document-pages/sources/use-pages-upload.ts';
import { UploadErrors } from '#parts/editor-parts/upload-errors.tsx';
import { toDropAreaProps } from '#parts/editor-parts/upload-offers.ts';
import { useIssueTexts } from '#parts/editor-parts/use-issue-texts.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { translate, useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { DropArea } from '#ui/upload/pick/drop-area.tsx';
import { expandDocuments, sourceRules } from '../expand-documents.ts';
import { toViewerPage } from '../list-pages.ts';
import { messages } from '../messages.ts';
import type { Ebook } from '../model.ts';
import { BookSettings } from './book-settings.tsx';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { PageGrid } from './page-grid.tsx';
import { PagePanel } from './page-panel.tsx';
import { useChosenPage } from './use-chosen-page.ts';

/** The book: its settings, its pages in a grid, and the chosen page beside them. */
export function Editor(props: EditorProps<Ebook>) {
  const { conversionResults, onChange, issues, uploadFile, uploads, goTo } = props;
  const book = useMemo(
    () => expandDocuments(props.content, conversionResults),
    [props.content, conversionResults],
  );
  // Expands documents first, so that the draft keeps the pages that the teacher saw.
  const changeBook = (change: (book: Ebook) => Ebook) =>
    onChange((draft) => change(expandDocuments(draft, conversionResults)));
  const t = useMessages(editorMessages);
  const isSmall = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false });
  const root = useRef<HTMLDivElement>(null);
  const findIssueText = useIssueTexts(messages, issues);
  const upload = usePagesUpload({
    uploadFile,
    uploads,
    draft: book,
    rules: sourceRules,
    changeDraft: changeBook,
  });
  const chosenPage = useChosenPage(root, book, conversionResults, goTo);
  const { page, index } = chosenPage;

  function removeWithUndo(ids: ReadonlySet<string>): void {
    const { removed: removedPages } = removePages(book, ids);
    changeBook((currentBook) => removePages(currentBook, ids).draft);
    const nextPage = book.pages.find(
      (each, pageIndex) => pageIndex > index && !isWholeDocument(each) && !ids.has(each.id),
    );
    if (nextPage) chosenPage.choose(nextPage.id);
    else chosenPage.close(book.pages.length - ids.size - 1);
    showToast('info', translate(sourceMessages, 'deleted', { count: ids.size }), {
      label: translate(commonMessages, 'undo'),
      run: () => changeBook((currentBook) => restorePages(currentBook, removedPages)),
    });
  }

  return (
    <div ref={root} className={styles.editor}>
      <BookSettings
        content={book}
        conversionResults={conversionResults}
        onChange={onChange}
        uploadFile={uploadFile}
      />
      <DropArea
        {...toDropAreaProps(uploads)}
        multiple
        busy={upload.busy}
        field="pages"
        onFiles={(files) => void upload.addFiles(files)}
      >
        <h2 className={styles.addTitle}>{t('add_title')}</h2>
        <p className={styles.note}>{t('add_text')}</p>
      </DropArea>
      <UploadErrors errors={upload.errors} />
      {findIssueText('pages') && book.pages.length > 0 && <p role="alert">{findIssueText('pages')}</p>}
      {book.pages.length > 0 && (
        <div className={styles.columns}>
          <PageGrid
            content={book}
            conversionResults={conversionResults}
            chosenId={page?.id}
            findIssueText={(pageIndex) =>
              findIssueText(`pages.${pageIndex}`) ?? findIssueText(`pages.${pageIndex}.url`)
            }
            onChoose={chosenPage.choose}
            onMove={(from, to) => changeBook((currentBook) => movePage(currentBook, from, to))}
            onRemove={(id) => removeWithUndo(new Set([id]))}
          />
          {page && (
            <PagePanel
              key={page.id}
              content={book}
              page={page}
              viewerPage={toViewerPage(page, conversionResults)}
              index={index}
              isSmall={isSmall}
              linkError={findIssueText(`pages.${index}.url`)}
              onChange={(change) => changeBook((currentBook) => changePage(currentBook, page.id, change))}
              onRemove={removeWithUndo}
              onClose={() => chosenPage.close(index)}
            />
          )}
        </div>
      )}
    </div>
  );
}
