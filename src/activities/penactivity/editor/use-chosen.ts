import { type RefObject, useState } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { type FocusRequest, useFieldFocus } from '#parts/editor-parts/use-field-focus.ts';
import type { Worksheet } from '../model.ts';

/** A part of a question's guide is on the screen for the chosen question alone, under its own name. */
function toFocusField(path: readonly (string | number)[]): string {
  const guideAt = path.findIndex((step) => step === 'rubric' || step === 'model_answer');
  return (guideAt < 0 ? path : path.slice(guideAt)).join('.');
}

/** The page that is large, and the question whose guide is open. An issue that the teacher follows opens both. */
export function useChosen(
  root: RefObject<HTMLElement | null>,
  { pages }: Worksheet,
  goTo: EditorProps['goTo'],
) {
  const [chosen, setChosen] = useState<{ pageId?: string | undefined; questionId?: string | undefined }>({});
  const [followed, setFollowed] = useState<EditorProps['goTo']>();
  const [focusRequest, setFocusRequest] = useState<FocusRequest | null>(null);
  if (goTo && goTo !== followed) {
    const [, pageIndex, list, regionIndex] = goTo.path;
    const page = pages[Number(pageIndex)];
    const region = list === 'regions' ? page?.regions[Number(regionIndex)] : undefined;
    setFollowed(goTo);
    setFocusRequest({ field: toFocusField(goTo.path) });
    if (page) setChosen({ pageId: page.id, questionId: region?.id ?? page.id });
  }
  const requestFocus = useFieldFocus(root, focusRequest, undefined);
  const page = pages.find(({ id }) => id === chosen.pageId) ?? pages[0];
  return {
    page,
    pageIndex: page ? pages.indexOf(page) : -1,
    questionId: chosen.questionId,
    choosePage: (pageId: string) => setChosen({ pageId }),
    chooseQuestion: (pageId: string, questionId: string) => setChosen({ pageId, questionId }),
    requestFocus,
  };
}
