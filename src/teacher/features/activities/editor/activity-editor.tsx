import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { NotFound } from '#ui/illustrations/not-found.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { RenderPreview } from './draft-preview.tsx';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { OpenEditor } from './open-editor.tsx';
import { type EditTarget, type Opened, useEditSession } from './use-open-draft.ts';

type EditorFrameProps = {
  target: EditTarget;
  renderPreview: RenderPreview;
  /** A new or copied activity has this id from now on: its address is that of editing it. */
  onIdentified: (id: number) => void;
};

function Missing() {
  const t = useMessages(editorMessages);
  return (
    <EmptyState picture={<NotFound />} title={t('not_found_title')} text={t('not_found_text')}>
      <Button renderRoot={(props) => <Link {...props} to="/teacher/diy" />}>{t('to_list')}</Button>
    </EmptyState>
  );
}

/** Tells the page as soon as the server has given the new activity its id. */
function useIdentified(opened: Opened, mode: EditTarget['mode'], onIdentified: (id: number) => void): void {
  const session = opened.state === 'ready' ? opened.session : undefined;
  useEffect(() => {
    if (!session || mode !== 'add') return undefined;
    const tell = () => {
      const { id } = session.getView();
      if (id === undefined) return;
      stop();
      onIdentified(id);
    };
    const stop = session.subscribe(tell);
    tell();
    return stop;
  }, [session, mode, onIdentified]);
}

/** The address opened: a new activity, one to edit, or a copy on its way. */
export function ActivityEditor({ target, renderPreview, onIdentified }: EditorFrameProps) {
  const t = useMessages(editorMessages);
  const { opened, reload } = useEditSession(target, { onCopied: onIdentified });
  useIdentified(opened, target.mode, onIdentified);
  if (opened.state === 'ready') {
    return (
      <div className={styles.frame}>
        <h1 className="el-visually-hidden">{t('heading')}</h1>
        <OpenEditor
          key={opened.session.serial}
          session={opened.session}
          model={opened.model}
          unitId={target.unitId}
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
      {opened.state === 'loading' && <Skeleton lines={7} height="3.5rem" />}
      {opened.state === 'not_found' && <Missing />}
      {opened.state === 'failed' && <LoadError error={opened.error} onRetry={reload} />}
    </div>
  );
}
