import { Tabs } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { collectFormErrors, type FoundIssue } from '#teacher/features/activities/draft/draft-issues.ts';
import { type DraftStore, useDraft } from '#teacher/features/activities/draft/draft-store.ts';
import type { DraftIssues } from '#teacher/features/activities/draft/use-draft-issues.ts';
import { SettingsForm } from '#teacher/features/activities/editor/settings/settings-form.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { TypeEditor } from './type-editor.tsx';

type EditorTab = 'content' | 'settings';

type EditorTabsState = {
  tab: EditorTab;
  setTab: (tab: EditorTab) => void;
  /** The issue whose field gets the focus; a new object for each choice, so that the same issue can be chosen again. */
  issueToFocus: Pick<FoundIssue, 'place' | 'path'> | undefined;
  /** Shows the tab with the field of the issue and focuses it. */
  goToIssue: (issue: FoundIssue) => void;
};

export function useEditorTabs(): EditorTabsState {
  const [tab, setTab] = useState<EditorTab>('content');
  const [issueToFocus, setIssueToFocus] = useState<EditorTabsState['issueToFocus']>();
  const goToIssue = ({ place, path }: FoundIssue) => {
    setTab(place === 'form' ? 'settings' : 'content');
    setIssueToFocus({ place, path });
  };
  return { tab, setTab, issueToFocus, goToIssue };
}

type EditorTabsProps = {
  store: DraftStore;
  tabs: EditorTabsState;
  draftIssues: DraftIssues;
  /** The issues to mark in the fields and to count on the tabs. */
  listedIssues: readonly FoundIssue[];
};

/** The two tabs of the editor: the content, in the editor of its type, and the form that all types have. */
export function EditorTabs({ store, tabs, draftIssues, listedIssues }: EditorTabsProps) {
  const t = useMessages(editorMessages);
  const { draft } = useDraft(store);
  const settingsRef = useFocusOnField(tabs.issueToFocus);
  const errorTextByField = collectFormErrors(listedIssues);
  const issueCountByTab: Record<EditorTab, number> = {
    content: listedIssues.filter(({ place }) => place === 'content').length,
    settings: Object.keys(errorTextByField).length,
  };
  return (
    <Tabs value={tabs.tab} onChange={(next) => tabs.setTab(next === 'settings' ? 'settings' : 'content')}>
      <Tabs.List>
        {(['content', 'settings'] as const).map((value) => (
          <Tabs.Tab key={value} value={value}>
            {t(value)}
            {issueCountByTab[value] > 0 && <span className={styles.count}>{issueCountByTab[value]}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="content" className={styles.panel}>
        <TypeEditor
          type={store.type}
          content={draft.content}
          onChange={store.changeContent}
          conversionResults={draftIssues.conversionResults}
          issues={draftIssues.issues}
          goTo={tabs.issueToFocus?.place === 'content' ? tabs.issueToFocus : undefined}
        />
      </Tabs.Panel>
      <Tabs.Panel value="settings" className={styles.panel} ref={settingsRef}>
        <SettingsForm
          type={store.type}
          form={draft.form}
          onChange={store.changeForm}
          errors={errorTextByField}
        />
      </Tabs.Panel>
    </Tabs>
  );
}

/** Focuses the field of a form issue in the element with the returned ref. The type's editor focuses its own fields. */
function useFocusOnField(issueToFocus: EditorTabsState['issueToFocus']): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (issueToFocus?.place !== 'form') return;
    root.current?.querySelector<HTMLElement>(`[data-field="${issueToFocus.path[1]}"]`)?.focus();
  }, [issueToFocus]);
  return root;
}
