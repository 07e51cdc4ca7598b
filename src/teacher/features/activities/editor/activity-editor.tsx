import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { RenderPreview } from '#teacher/features/activities/editor/preview/draft-preview.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { NotFoundPicture } from '#ui/illustrations/problem-pictures.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { OpenEditor } from './open-editor.tsx';
import type { ListPath } from './use-leave-editor.ts';
import { type EditTarget, type OpenedDraft, useOpenDraft } from './use-open-draft.ts';

export type ActivityEditorProps = {
  target: EditTarget;
  listPath: ListPath;
  renderPreview: RenderPreview;
  /** Called with the id of a new activity or a copy, so that the page changes its address. */
  onIdentified: (id: number) => void;
};

/** The editor of the activity that the address names. */
export function ActivityEditor({ target, listPath, renderPreview, onIdentified }: ActivityEditorProps) {
  const t = useMessages(editorMessages);
  const { openedDraft, reload } = useOpenDraft(target, onIdentified);
  useReportNewId(openedDraft, target.mode, onIdentified);
  if (openedDraft.state === 'ready') {
    return (
      <div className={styles.frame}>
        <h1 className="el-visually-hidden">{t('heading')}</h1>
        <OpenEditor
          key={openedDraft.store.serial}
          store={openedDraft.store}
          model={openedDraft.model}
          unitId={target.unitId}
          listPath={listPath}
          renderPreview={renderPreview}
          onReload={reload}
          onCopied={onIdentified}
        />
      </div>
    );
  }
  return (
    <div className={styles.waiting}>
      <h1 className="el-visually-hidden">{t('heading')}</h1>
      {openedDraft.state === 'loading' && <Skeleton lines={7} height="3.5rem" />}
      {openedDraft.state === 'not_found' && <ActivityNotFound listPath={listPath} />}
      {openedDraft.state === 'unknown_type' && <UnknownType type={target.type} unitId={target.unitId} />}
      {openedDraft.state === 'failed' && <LoadError error={openedDraft.error} onRetry={reload} />}
    </div>
  );
}

function ActivityNotFound({ listPath }: Pick<ActivityEditorProps, 'listPath'>) {
  const t = useMessages(editorMessages);
  return (
    <EmptyState picture={<NotFoundPicture />} title={t('not_found_title')} text={t('not_found_text')}>
      <Button renderRoot={(props) => <Link {...props} to={listPath} />}>{t('to_list')}</Button>
    </EmptyState>
  );
}

function UnknownType({ type, unitId }: Pick<EditTarget, 'type' | 'unitId'>) {
  const t = useMessages(editorMessages);
  return (
    <EmptyState
      picture={<NotFoundPicture />}
      title={t('unknown_type_title', { type })}
      text={t('unknown_type_text')}
    >
      <Button
        renderRoot={(props) => <Link {...props} to="/teacher/diy/create" search={{ unit_id: unitId }} />}
      >
        {t('choose_type')}
      </Button>
    </EmptyState>
  );
}

/** Calls `onIdentified` once the server has given a new activity its id. */
function useReportNewId(
  openedDraft: OpenedDraft,
  mode: EditTarget['mode'],
  onIdentified: (id: number) => void,
): void {
  const store = openedDraft.state === 'ready' ? openedDraft.store : undefined;
  useEffect(() => {
    if (!store || mode !== 'add') return undefined;
    const reportId = () => {
      const { id } = store.getState();
      if (id === undefined) return;
      unsubscribe();
      onIdentified(id);
    };
    const unsubscribe = store.subscribe(reportId);
    reportId();
    return unsubscribe;
  }, [store, mode, onIdentified]);
}
