import { useMemo, useRef } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { movePage } from '#parts/document-pages/sources/change-pages.ts';
import { usePagesUpload } from '#parts/document-pages/sources/use-pages-upload.ts';
import { UploadErrors } from '#parts/editor-parts/upload-errors.tsx';
import { toDropAreaProps } from '#parts/editor-parts/upload-offers.ts';
import { useIssueTexts } from '#parts/editor-parts/use-issue-texts.ts';
import { GrowingText } from '#parts/quiz-questions/editor-fields/growing-text.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { DropArea } from '#ui/upload/pick/drop-area.tsx';
import { expandDocuments, sourceRules } from '../expand-documents.ts';
import { instructionMaxLength } from '../limits.ts';
import { messages } from '../messages.ts';
import type { Worksheet } from '../model.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { PageStrip } from './page-strip.tsx';
import { SheetDesk } from './sheet-desk.tsx';
import { useChosen } from './use-chosen.ts';
import { useSheetChanges } from './use-sheet-changes.ts';

/** The worksheet: its pages in a strip, one of them large with its regions, and all regions in a list. */
export function Editor(props: EditorProps<Worksheet>) {
  const { content, conversionResults, onChange, issues, uploadFile, uploads, goTo } = props;
  const sheet = useMemo(() => expandDocuments(content, conversionResults), [content, conversionResults]);
  const { changeSheet, leaveOutPage, removeRegion } = useSheetChanges(sheet, conversionResults, onChange);
  const t = useMessages(editorMessages);
  const root = useRef<HTMLDivElement>(null);
  const findIssueText = useIssueTexts(messages, issues);
  const upload = usePagesUpload({
    uploadFile,
    uploads,
    draft: sheet,
    rules: sourceRules,
    changeDraft: changeSheet,
  });
  const chosen = useChosen(root, sheet, goTo);
  const { page } = chosen;

  return (
    <div ref={root} className={styles.editor}>
      <DropArea
        {...toDropAreaProps(uploads)}
        multiple
        busy={upload.busy}
        field="pages"
        onFiles={(files) => void upload.addFiles(files)}
      >
        {sheet.pages.length === 0 && <h2 className={styles.addTitle}>{t('add_title')}</h2>}
        {sheet.pages.length === 0 && <p className={styles.note}>{t('add_text')}</p>}
      </DropArea>
      <UploadErrors errors={upload.errors} />
      {findIssueText('pages') && sheet.pages.length > 0 && <p role="alert">{findIssueText('pages')}</p>}
      <GrowingText
        rows={1}
        label={t('instruction')}
        placeholder={t('instruction_hint')}
        maxLength={instructionMaxLength}
        value={sheet.instruction}
        data-field="instruction"
        onChange={(event) => {
          const instruction = event.currentTarget.value;
          onChange((draft) => ({ ...draft, instruction }));
        }}
      />
      {page && (
        <>
          <PageStrip
            sheet={sheet}
            conversionResults={conversionResults}
            chosenId={page.id}
            findIssueText={(index) => findIssueText(`pages.${index}`)}
            onChoose={chosen.choosePage}
            onMove={(from, to) => changeSheet((current) => movePage(current, from, to))}
            onRemove={leaveOutPage}
          />
          <SheetDesk
            {...{
              sheet,
              conversionResults,
              chosen,
              page,
              findIssueText,
              changeSheet,
              leaveOutPage,
              removeRegion,
            }}
          />
        </>
      )}
    </div>
  );
}
