import { Tabs } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type FoundIssue, formErrors } from '#teacher/features/activities/draft/draft-issues.ts';
import { type DraftStore, useDraft } from '#teacher/features/activities/draft/draft-store.ts';
import type { DraftIssues } from '#teacher/features/activities/draft/use-draft-issues.ts';
import { SettingsForm } from '#teacher/features/activities/editor/settings/settings-form.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { TypeEditor } from './type-editor.tsx';

type Tab = 'content' | 'settings';

type TabState = {
  tab: Tab;
  setTab: (tab: Tab) => void;
  /** The issue whose field is to be focused; another object each time the teacher chooses one. */
  goTo: Pick<FoundIssue, 'place' | 'path'> | undefined;
  /** Shows the tab with the field of the issue and focuses it. */
  goToIssue: (issue: FoundIssue) => void;
};

export function useEditorTabs(): TabState {
  const [tab, setTab] = useState<Tab>('content');
  const [goTo, setGoTo] = useState<TabState['goTo']>();
  const goToIssue = ({ place, path }: FoundIssue) => {
    setTab(place === 'form' ? 'settings' : 'content');
    setGoTo({ place, path });
  };
  return { tab, setTab, goTo, goToIssue };
}

type EditorTabsProps = {
  store: DraftStore;
  tabs: TabState;
  draftIssues: DraftIssues;
  /** The issues to mark in the fields and to count on the tabs. */
  listedIssues: readonly FoundIssue[];
};

/** The two tabs of the editor: the content, in the editor of its type, and the form that all types have. */
export function EditorTabs({ store, tabs, draftIssues, listedIssues }: EditorTabsProps) {
  const t = useMessages(editorMessages);
  const { draft } = useDraft(store);
  const settings = useFocusOnField(tabs.goTo);
  const errors = formErrors(listedIssues);
  const counts: Record<Tab, number> = {
    content: listedIssues.filter(({ place }) => place === 'content').length,
    settings: Object.keys(errors).length,
  };
  return (
    <Tabs value={tabs.tab} onChange={(next) => tabs.setTab(next === 'settings' ? 'settings' : 'content')}>
      <Tabs.List>
        {(['content', 'settings'] as const).map((value) => (
          <Tabs.Tab key={value} value={value}>
            {t(value)}
            {counts[value] > 0 && <span className={styles.count}>{counts[value]}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="content" className={styles.panel}>
        <TypeEditor
          type={store.type}
          content={draft.content}
          onChange={store.changeContent}
          made={draftIssues.made}
          issues={draftIssues.issues}
          goTo={tabs.goTo?.place === 'content' ? tabs.goTo : undefined}
        />
      </Tabs.Panel>
      <Tabs.Panel value="settings" className={styles.panel} ref={settings}>
        <SettingsForm form={draft.form} onChange={store.changeForm} errors={errors} />
      </Tabs.Panel>
    </Tabs>
  );
}

/** Focuses the field of an issue of the form, within the element with this ref. The type's editor focuses its own. */
function useFocusOnField(goTo: TabState['goTo']): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (goTo?.place !== 'form') return;
    root.current?.querySelector<HTMLElement>(`[data-field="${goTo.path[1]}"]`)?.focus();
  }, [goTo]);
  return root;
}
