import { Button, Modal, Progress } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { refresh } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { DialogFoot } from '#ui/primitives/dialog-foot.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { fileMessages } from './file-messages.ts';
import styles from './files.module.css';
import { type TakeInState, type TakenIn, takeInActivity } from './take-in-activity.ts';

type TakeInDialogProps = { file: File; openActivity: (activity: TakenIn) => void; onClose: () => void };

/** Takes in a file, and opens the editor of the new draft; first it tells what was left out. */
export function TakeInDialog({ file, openActivity, onClose }: TakeInDialogProps) {
  const t = useMessages(fileMessages);
  const tCommon = useMessages(commonMessages);
  const open = (activity: TakenIn) => {
    showToast('success', t('taken_in', { name: activity.name }));
    onClose();
    openActivity(activity);
  };
  const { state, error } = useTakingIn(file, open);
  const failure = error ?? (state.state === 'failed' ? state.message : undefined);
  const activity = state.state === 'done' ? state.activity : null;
  return (
    <Modal
      opened
      title={t('take_in_title', { file: file.name })}
      closeButtonProps={{ 'aria-label': tCommon('close') }}
      onClose={onClose}
    >
      <div className={styles.content}>
        {failure !== undefined && (
          <div role="alert">
            <p className={styles.error}>{t('not_taken_in')}</p>
            <p>{failure}</p>
          </div>
        )}
        {failure === undefined && !activity && <Running state={state} />}
        {activity && state.state === 'done' && (
          <div role="status">
            <p>{t('taken_in', { name: activity.name })}</p>
            <p>{t('left_out')}</p>
            <ul className={styles.list}>
              {state.left_out.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        )}
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {tCommon('close')}
          </Button>
          {activity && <Button onClick={() => open(activity)}>{t('open_draft')}</Button>}
        </DialogFoot>
      </div>
    </Modal>
  );
}

function Running({ state }: { state: TakeInState }) {
  const t = useMessages(fileMessages);
  const share = state.state === 'running' ? state.progress : 0;
  const label = { uploading: 'uploading', queued: 'waiting' } as const;
  const text = t(state.state === 'uploading' || state.state === 'queued' ? label[state.state] : 'checking');
  return (
    <>
      <Progress value={Math.max(5, share * 100)} animated aria-label={text} />
      <p role="status">{text}</p>
    </>
  );
}

/** Begins at once. The upload shows its own progress over the page, and goes on if the dialog is closed. */
function useTakingIn(file: File, open: (activity: TakenIn) => void) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<TakeInState>({ state: 'uploading' });
  const [error, setError] = useState<string>();
  const start = useEffectEvent((signal: AbortSignal) => {
    const onState = (next: TakeInState) => {
      if (next.state === 'done') void refresh(queryClient, ['GET /diy/list']);
      if (signal.aborted) return;
      setState(next);
      if (next.state === 'done' && next.activity && next.left_out.length === 0) open(next.activity);
    };
    takeInActivity(file, { signal, onState }).catch((failure: unknown) => {
      if (!signal.aborted) setError(failure instanceof Error ? failure.message : String(failure));
    });
  });
  useEffect(() => {
    const abort = new AbortController();
    start(abort.signal);
    return () => abort.abort();
  }, []);
  return { state, error };
}
