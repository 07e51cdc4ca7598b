import type { ConversionResults } from '#contract/conversion-results.ts';
import type { EditorProps } from '#form/activity-views.ts';
import { removePages, restorePages } from '#parts/document-pages/sources/change-pages.ts';
import { sourceMessages } from '#parts/document-pages/sources/source-messages.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { expandDocuments } from '../expand-documents.ts';
import type { Worksheet } from '../model.ts';
import { removeRegion, restoreRegion } from './changes.ts';
import { editorMessages } from './editor-messages.ts';

type ChangeSheet = (change: (sheet: Worksheet) => Worksheet) => void;

/** Changes the worksheet; what is removed can be brought back. */
export function useSheetChanges(
  sheet: Worksheet,
  conversionResults: ConversionResults,
  onChange: EditorProps<Worksheet>['onChange'],
) {
  // Expands documents first, so that the draft keeps the pages that the teacher saw.
  const changeSheet: ChangeSheet = (change) =>
    onChange((draft) => change(expandDocuments(draft, conversionResults)));
  const offerUndo = (text: string, undo: (current: Worksheet) => Worksheet) =>
    showToast('info', text, {
      label: translate(commonMessages, 'undo'),
      run: () => changeSheet(undo),
    });
  return {
    changeSheet,
    leaveOutPage: (id: string) => {
      const { removed } = removePages(sheet, new Set([id]));
      changeSheet((current) => removePages(current, new Set([id])).draft);
      offerUndo(translate(sourceMessages, 'deleted', { count: 1 }), (current) =>
        restorePages(current, removed),
      );
    },
    removeRegion: (id: string) => {
      const page = sheet.pages.find(({ regions }) => regions.some((region) => region.id === id));
      const region = page?.regions.find((each) => each.id === id);
      if (!page || !region) return;
      changeSheet((current) => removeRegion(current, id));
      offerUndo(translate(editorMessages, 'region_removed'), (current) =>
        restoreRegion(current, page.id, region),
      );
    },
  };
}
