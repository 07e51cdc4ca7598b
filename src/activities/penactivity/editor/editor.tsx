import { useEffect, useMemo, useRef, useState } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { movePage } from '#parts/document-pages/sources/change-pages.ts';
import { findPageImages } from '#parts/document-pages/sources/find-page-images.ts';
import { usePagesUpload } from '#parts/document-pages/sources/use-pages-upload.ts';
import { UploadErrors } from '#parts/editor-parts/upload-errors.tsx';
import { toDropAreaProps } from '#parts/editor-parts/upload-offers.ts';
import { useIssueTexts } from '#parts/editor-parts/use-issue-texts.ts';
import type { Box } from '#parts/ink/boxes.ts';
import { GrowingText } from '#parts/quiz-questions/editor-fields/growing-text.tsx';
import { createId } from '#parts/stored-media/create-id.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { DropArea } from '#ui/upload/pick/drop-area.tsx';
import { expandDocuments, sourceRules } from '../expand-documents.ts';
import { instructionMaxLength } from '../limits.ts';
import { messages } from '../messages.ts';
import type { Worksheet } from '../model.ts';
import { listDraftQuestions } from '../questions.ts';
import { addRegion, changeQuestion } from './changes.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { QuestionList } from './list/question-list.tsx';
import { PageStrip } from './page-strip.tsx';
import { PageStage } from './stage/page-stage.tsx';
import { useChosen } from './use-chosen.ts';
import { useSheetChanges } from './use-sheet-changes.ts';

/* oxlint-disable max-lines-per-function -- one screen of parts */
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
  const [addedId, setAddedId] = useState<string>();
  const questions = listDraftQuestions(sheet.pages);
  const numberById = new Map(questions.map(({ part }, index) => [part.id, index + 1]));
  const { page, pageIndex } = chosen;
  const image = page && findPageImages(page, conversionResults)?.image;

  useEffect(() => {
    root.current?.querySelector<HTMLElement>(`[data-region="${addedId}"]`)?.focus();
  }, [addedId]);

  function add(box: Box): void {
    if (!page) return;
    const id = createId();
    changeSheet((current) => addRegion(current, page.id, id, box));
    chosen.chooseQuestion(page.id, id);
    setAddedId(id);
  }

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
          <div className={styles.columns}>
            {image ? (
              <PageStage
                key={page.id}
                page={page}
                image={image}
                pageNumber={pageIndex + 1}
                numberById={numberById}
                chosenId={chosen.questionId}
                onChoose={(id) => chosen.chooseQuestion(page.id, id)}
                onAdd={add}
                onChangeBox={(id, box) =>
                  changeSheet((current) => changeQuestion(current, id, () => ({ box })))
                }
                onRemove={({ id }) => removeRegion(id)}
                onRemovePage={() => leaveOutPage(page.id)}
              />
            ) : (
              <p className={styles.note}>{t('page_waits')}</p>
            )}
            <div className={styles.list}>
              <QuestionList
                questions={questions}
                chosenId={chosen.questionId}
                findIssueText={findIssueText}
                onChoose={({ pageIndex: index, part }) =>
                  chosen.chooseQuestion(sheet.pages[index]?.id ?? page.id, part.id)
                }
                onChange={(id, change) => changeSheet((current) => changeQuestion(current, id, change))}
                onRemove={removeRegion}
              />
            </div>
          </div>
        </>
      )}
    </div>
  );
}
