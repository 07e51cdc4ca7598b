import type { ConversionResults } from '#contract/conversion-results.ts';
import { PageList } from '#parts/document-pages/sources/page-list.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { pagesInDraftMax } from '../limits.ts';
import type { Worksheet, WorksheetPage } from '../model.ts';
import { editorMessages } from './editor-messages.ts';
import panel from './panel.module.css';

type PageStripProps = {
  /** The worksheet with expanded documents. */
  sheet: Worksheet;
  conversionResults: ConversionResults;
  chosenId: string | undefined;
  /** Finds the text of the issues of page `index`. */
  findIssueText: (index: number) => string | undefined;
  onChoose: (id: string) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (id: string) => void;
};

/** All pages, small and in order. */
export function PageStrip({ sheet, ...list }: PageStripProps) {
  const t = useMessages(editorMessages);
  return (
    <section className={panel.panel}>
      <h2 className={panel.head}>
        {t('pages')} <small>{t('count_pages', { count: sheet.pages.length })}</small>
      </h2>
      <PageList
        {...list}
        draft={sheet}
        pagesInDraftMax={pagesInDraftMax}
        look="small"
        firstNumber={1}
        Caption={PageCaption}
      />
    </section>
  );
}

function PageCaption({ page: { regions } }: { page: WorksheetPage }) {
  const t = useMessages(editorMessages);
  return regions.length > 0 && <span>{t('count_short', { count: regions.length })}</span>;
}
