import { type RefObject, useState } from 'react';
import type { ConversionResults } from '#contract/conversion-results.ts';
import type { EditorProps } from '#form/activity-views.ts';
import { isWholeDocument } from '#parts/document-pages/sources/expand-documents.ts';
import { type FocusRequest, useFieldFocus } from '#parts/editor-parts/use-field-focus.ts';
import { toViewerPage } from '../list-pages.ts';
import type { Ebook } from '../model.ts';

/** The page whose panel is open. An issue that the teacher follows opens its page and moves the focus there. */
export function useChosenPage(
  root: RefObject<HTMLElement | null>,
  book: Ebook,
  conversionResults: ConversionResults,
  goTo: EditorProps['goTo'],
) {
  const [chosenId, choose] = useState<string>();
  const [handledIssue, setFollowed] = useState<EditorProps['goTo']>();
  const [focusRequest, setFocus] = useState<FocusRequest | null>(null);
  if (goTo && goTo !== handledIssue) {
    const [, pageIndex] = goTo.path;
    setFollowed(goTo);
    setFocus({ field: goTo.path.join('.') });
    const page = typeof pageIndex === 'number' ? book.pages[pageIndex] : undefined;
    if (page && !isWholeDocument(page)) choose(page.id);
  }
  useFieldFocus(root, focusRequest, undefined);
  const index = book.pages.findIndex((each) => each.id === chosenId && toViewerPage(each, conversionResults));
  return {
    page: book.pages[index],
    index,
    choose,
    /** Closes the panel and moves the focus to the card at `focusIndex`. */
    close: (focusIndex: number) => {
      choose(undefined);
      setFocus({ field: `pages.${focusIndex}` });
    },
  };
}
