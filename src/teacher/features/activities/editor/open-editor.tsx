import { Modal, Tabs } from '@mantine/core';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { ActivityModel } from '#activities/activity-type.ts';
import { hasMarks } from '#activities/mark-work.ts';
import { activityStatus } from '#contract/choices.ts';
import { useConversionWait } from '#teacher/features/activities/conversions/use-conversion-wait.ts';
import { useConvertingStatus } from '#teacher/features/activities/conversions/use-converting-status.ts';
import { WaitingNote } from '#teacher/features/activities/conversions/waiting-note.tsx';
import {
  describeIssues,
  type FoundIssue,
  findContentIssues,
  findIssues,
  formErrors,
  listWaited,
} from '#teacher/features/activities/draft/draft-issues.ts';
import type { EditSession } from '#teacher/features/activities/draft/draft-store.ts';
import { suggestName } from '#teacher/features/activities/draft/fill-form.ts';
import { CompletedDialog } from '#teacher/features/activities/placing/completed-dialog.tsx';
import { PlacesNote } from '#teacher/features/activities/placing/places-note.tsx';
import type { PlacesUpdate } from '#teacher/features/activities/placing/updated-view.tsx';
import { usePlaces } from '#teacher/features/activities/placing/use-places.ts';
import { useUpdateLabel } from '#teacher/features/activities/placing/use-update-label.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { translate, useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { useUndoKey } from '#ui/toast/use-undo-key.ts';
import { useMade } from '#ui/upload/conversion/use-conversion.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftPreview, type RenderPreview } from './draft-preview.tsx';
import styles from './editor.module.css';
import { completeButtonId, EditorBar } from './editor-bar.tsx';
import { editorMessages } from './editor-messages.ts';
import { IssuePanel } from './issue-panel.tsx';
import { MissingNote } from './missing-note.tsx';
import { OriginNote } from './origin-note.tsx';
import { SettingsForm } from './settings-form.tsx';
import { TypeEditor } from './type-editor.tsx';
import { useComplete } from './use-complete.ts';
import { useGuardedLeave } from './use-guarded-leave.ts';
import { useLeaveEditor } from './use-leave-editor.ts';
import { useSessionView } from './use-open-draft.ts';

type OpenEditorProps = {
  session: EditSession;
  model: ActivityModel;
  unitId: number | undefined;
  renderPreview: RenderPreview;
  onReload: () => void;
  /** Another activity takes its place: the copy that holds this person's changes. */
  onCopied: (id: number) => void;
};

type Tab = 'content' | 'settings';
type Shown = { dialog: 'none' | 'preview' } | { dialog: 'completed'; update: PlacesUpdate };

/** The value before while it says the same, so that nothing is drawn anew for it. */
function useKept<T>(value: T): T {
  const [kept, setKept] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}

/** An activity open for editing: its bar, what is missing, its content and its settings. */
export function OpenEditor({ session, model, unitId, renderPreview, onReload, onCopied }: OpenEditorProps) {
  const t = useMessages(editorMessages);
  const language = useLanguage();
  const view = useSessionView(session);
  useConvertingStatus(session, view);
  // Checking a long quiz must not hold up a keystroke.
  const draft = useDeferredValue(view.draft);
  const made = useMade(listWaited(model, draft.content));
  const issues = useKept(findIssues(model, draft, made));
  /** Completing fills in the form: it is only named as missing once even that left something out. */
  const [isFormAsked, setFormAsked] = useState(false);
  const described = describeIssues(model, issues, language).filter(
    ({ place }) => place === 'content' || isFormAsked,
  );
  /** How often completing found something missing; 0 = the panel is closed. */
  const [askedTimes, setAskedTimes] = useState(0);
  const wasAsked = askedTimes > 0;
  const [tab, setTab] = useState<Tab>('content');
  const [shown, setShown] = useState<Shown>({ dialog: 'none' });
  const hide = () => setShown({ dialog: 'none' });
  const [goTo, setGoTo] = useState<{ path: FoundIssue['path'] }>();
  const settings = useRef<HTMLDivElement>(null);
  const { isCompleting, complete } = useComplete(session);
  const contentIssues = issues.filter(({ path }) => path[0] !== 'form');
  const conversions = useConversionWait(contentIssues, (isOver) => {
    if (isOver) void finish();
  });
  const isBehind = view.revisionNumber > 0 && view.status === activityStatus.in_process;
  const places = usePlaces(view.id, isBehind);
  const unit = useCall(
    'GET /teacher/unit_detail',
    { id: unitId ?? 0 },
    { quiet: true, enabled: unitId !== undefined },
  );
  const suggestedName = suggestName(model, draft.content, unit.data?.name, language);
  const leave = useLeaveEditor(unitId);
  const errors = wasAsked ? formErrors(described) : {};
  const inContent = wasAsked ? described.filter(({ place }) => place === 'content') : [];
  const missing: Record<Tab, number> = { content: inContent.length, settings: Object.keys(errors).length };

  useUndoKey();
  useGuardedLeave(session, (pathname) => {
    const { id } = session.getView();
    return id !== undefined && pathname === `/teacher/diy/edit/${session.type}/${id}`;
  });

  useEffect(() => {
    if (session.wasRestored) showToast('info', translate(editorMessages, 'restored'));
  }, [session]);

  const goToIssue = ({ place, path }: FoundIssue) => {
    setTab(place === 'form' ? 'settings' : 'content');
    if (place === 'content') {
      setGoTo({ path });
      return;
    }
    // Once the tab is shown.
    setTimeout(() => settings.current?.querySelector<HTMLElement>(`[data-field="${path[1]}"]`)?.focus());
  };

  async function finish(): Promise<void> {
    const { content } = session.getView().draft;
    if (conversions.findMissing(findContentIssues(model, content, made)).length > 0) {
      setAskedTimes(askedTimes + 1);
      return;
    }
    if (conversions.isConverting()) {
      setAskedTimes(0);
      conversions.wait();
      return;
    }
    const done = await complete({ name: suggestedName, unitId, coursewareIds: places?.chosen ?? [] });
    if (done.outcome === 'converting') conversions.wait(done.id);
    if (done.outcome === 'incomplete') {
      setFormAsked(true);
      setAskedTimes(askedTimes + 1);
    }
    if (done.outcome !== 'completed') return;
    setAskedTimes(0);
    setShown({ dialog: 'completed', update: done.update });
  }
  const completeLabel = useUpdateLabel(places);

  return (
    <>
      <EditorBar
        session={session}
        view={view}
        nameError={errors['name']}
        suggestedName={suggestedName}
        missing={
          conversions.progress === undefined ? (
            <MissingNote issues={described.filter(({ place }) => place === 'content')} onGo={goToIssue} />
          ) : (
            <div className={styles.goesOn}>
              <WaitingNote
                text={t('completes_when_ready')}
                progress={conversions.progress}
                opener={completeButtonId}
                onCancel={conversions.cancel}
              />
            </div>
          )
        }
        completeLabel={completeLabel ?? t('complete')}
        isCompleting={isCompleting || conversions.progress !== undefined}
        onPreview={() => setShown({ dialog: 'preview' })}
        onComplete={() => void finish()}
      />
      <div className={styles.body}>
        <OriginNote session={session} name={view.draft.form.name} onReload={onReload} />
        {isBehind && <PlacesNote places={places} />}
        {wasAsked && (
          <IssuePanel
            key={askedTimes}
            issues={described}
            onChoose={goToIssue}
            onClose={() => setAskedTimes(0)}
          />
        )}
        <Tabs value={tab} onChange={(next) => setTab(next === 'settings' ? 'settings' : 'content')}>
          <Tabs.List>
            {(['content', 'settings'] as const).map((value) => (
              <Tabs.Tab key={value} value={value}>
                {t(value)}
                {missing[value] > 0 && <span className={styles.count}>{missing[value]}</span>}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="content" className={styles.panel}>
            <TypeEditor
              type={session.type}
              content={view.draft.content}
              onChange={session.changeContent}
              made={made}
              issues={issues}
              goTo={goTo}
            />
          </Tabs.Panel>
          <Tabs.Panel value="settings" className={styles.panel} ref={settings}>
            <SettingsForm form={view.draft.form} onChange={session.changeForm} errors={errors} />
          </Tabs.Panel>
        </Tabs>
      </div>
      <Modal
        opened={shown.dialog === 'preview'}
        onClose={hide}
        fullScreen
        radius={0}
        title={t(view.draft.form.name ? 'preview_of' : 'preview', { name: view.draft.form.name })}
        closeButtonProps={{ 'aria-label': t('close_preview') }}
        classNames={{
          content: styles.previewSheet,
          header: styles.previewHead,
          body: styles.previewBody,
        }}
      >
        <DraftPreview type={session.type} {...view.draft} renderPreview={renderPreview} />
      </Modal>
      {shown.dialog === 'completed' && view.id !== undefined && (
        <CompletedDialog
          activity={{
            ...view.draft.form,
            id: view.id,
            revisionNumber: view.revisionNumber,
            resourceId: session.resourceId,
          }}
          isMarked={hasMarks(model, view.draft.content)}
          update={shown.update}
          opener={completeButtonId}
          unitId={unitId}
          onSaved={leave}
          onClose={hide}
        />
      )}
      {view.save === 'conflict' && (
        <ConflictDialog session={session} onReload={onReload} onCopied={onCopied} />
      )}
    </>
  );
}
