import { useState } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { type FocusRequest, firstIssueMarker } from '#parts/editor-parts/use-field-focus.ts';
import type { Sectioned } from '../sections/sectioned.ts';
import { fieldOf } from './issue-paths.ts';

/** The chosen question or section. If it `isJustAdded`, it does not show issues yet. */
export type Choice = { id: string | undefined; focusRequest: FocusRequest | null; isJustAdded: boolean };

/** What is chosen: the first question until the teacher chooses. An issue that the teacher follows chooses its question or section. */
export function useChoice({ questions, sections = [] }: Sectioned, goTo: EditorProps['goTo']) {
  const [choice, setChoice] = useState<Choice>({ id: undefined, focusRequest: null, isJustAdded: false });
  const [followedIssue, setFollowedIssue] = useState<EditorProps['goTo']>();
  if (goTo && goTo !== followedIssue) {
    const [listName, index, ...path] = goTo.path;
    setFollowedIssue(goTo);
    const list = { questions, sections }[String(listName)];
    const target = typeof index === 'number' ? list?.[index] : undefined;
    if (target) setChoice({ id: target.id, focusRequest: { field: fieldOf(path) }, isJustAdded: false });
  }
  const chosenSection =
    sections.find(({ id }) => id === choice.id) ?? (questions.length === 0 ? sections[0] : undefined);
  const chosenQuestion = chosenSection
    ? undefined
    : (questions.find(({ id }) => id === choice.id) ?? questions[0]);
  const chosenId = (chosenSection ?? chosenQuestion)?.id;
  return {
    chosenSection,
    chosenQuestion,
    chosenId,
    focusRequest: choice.focusRequest,
    isJustAdded: choice.isJustAdded && choice.id === chosenId,
    setChoice,
    choose: (id: string) =>
      setChoice((current) => (current.id === id ? current : { id, focusRequest: null, isJustAdded: false })),
    showIssue: (id: string) =>
      setChoice({ id, focusRequest: { field: firstIssueMarker }, isJustAdded: false }),
  };
}
