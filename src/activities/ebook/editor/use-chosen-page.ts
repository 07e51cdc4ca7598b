import { type RefObject, useState } from 'react';
import type { Made } from '#contract/made.ts';
import { type FocusRequest, useFieldFocus } from '#parts/editor-parts/use-field-focus.ts';
import type { EditorProps } from '../../activity-views.ts';
import { isWholeDocument } from '../expand-documents.ts';
import { toViewerPage } from '../list-pages.ts';
import type { Ebook } from '../model.ts';

/** The page whose panel is open. An issue that the teacher follows opens its page and moves the focus there. */
export function useChosenPage(
  root: RefObject<HTMLElement | null>,
  book: Ebook,
  made: Made,
  goTo: EditorProps['goTo'],
) {
  const [chosenId, choose] = useState<string>();
  const [followed, setFollowed] = useState<EditorProps['goTo']>();
  const [focus, setFocus] = useState<FocusRequest | null>(null);
  if (goTo && goTo !== followed) {
    const [, at] = goTo.path;
    setFollowed(goTo);
    setFocus({ field: goTo.path.join('.') });
    const page = typeof at === 'number' ? book.pages[at] : undefined;
    if (page && !isWholeDocument(page)) choose(page.id);
  }
  useFieldFocus(root, focus, undefined);
  const index = book.pages.findIndex((each) => each.id === chosenId && toViewerPage(each, made));
  return {
    page: book.pages[index],
    index,
    choose,
    /** Closes the panel and moves the focus to the card at `at`. */
    close: (at: number) => {
      choose(undefined);
      setFocus({ field: `pages.${at}` });
    },
  };
}
