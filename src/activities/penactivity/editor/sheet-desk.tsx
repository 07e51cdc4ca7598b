import { useEffect, useRef, useState } from 'react';
import type { ConversionResults } from '#contract/conversion-results.ts';
import { findPageImages } from '#parts/document-pages/sources/find-page-images.ts';
import type { Box } from '#parts/ink/boxes.ts';
import { createId } from '#parts/stored-media/create-id.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Worksheet, WorksheetPage } from '../model.ts';
import { listDraftQuestions } from '../questions.ts';
import { addRegion, changeQuestion } from './changes.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { QuestionList } from './list/question-list.tsx';
import { PageStage } from './stage/page-stage.tsx';
import type { useChosen } from './use-chosen.ts';
import type { useSheetChanges } from './use-sheet-changes.ts';

type SheetDeskProps = ReturnType<typeof useSheetChanges> & {
  /** The worksheet with expanded documents. */
  sheet: Worksheet;
  conversionResults: ConversionResults;
  chosen: ReturnType<typeof useChosen>;
  /** The chosen page. */
  page: WorksheetPage;
  findIssueText: (field: string) => string | undefined;
};

/** The chosen page, large, with its regions, and all regions in a list beside it. */
export function SheetDesk(props: SheetDeskProps) {
  const { sheet, conversionResults, chosen, page, findIssueText } = props;
  const { changeSheet, leaveOutPage, removeRegion } = props;
  const t = useMessages(editorMessages);
  const root = useRef<HTMLDivElement>(null);
  const [addedId, setAddedId] = useState<string>();
  const questions = listDraftQuestions(sheet.pages);
  const numberById = new Map(questions.map(({ part }, index) => [part.id, index + 1]));
  const image = findPageImages(page, conversionResults)?.image;

  useEffect(() => {
    root.current?.querySelector<HTMLElement>(`[data-region="${addedId}"]`)?.focus();
  }, [addedId]);

  function add(box: Box): void {
    const id = createId();
    changeSheet((current) => addRegion(current, page.id, id, box));
    chosen.chooseQuestion(page.id, id);
    setAddedId(id);
  }

  return (
    <div ref={root} className={styles.columns}>
      {image ? (
        <PageStage
          key={page.id}
          page={page}
          image={image}
          pageNumber={chosen.pageIndex + 1}
          numberById={numberById}
          chosenId={chosen.questionId}
          onChoose={(id) => chosen.chooseQuestion(page.id, id)}
          onAdd={add}
          onChangeBox={(id, box) => changeSheet((current) => changeQuestion(current, id, () => ({ box })))}
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
  );
}
