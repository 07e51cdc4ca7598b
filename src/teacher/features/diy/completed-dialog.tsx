import { Button, Modal } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { SyncDialog } from '#teacher/shared/sync/sync-dialog.tsx';
import { syncMessages } from '#teacher/shared/sync/sync-messages.ts';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Done } from '#ui/illustrations/done.tsx';
import { AddToUnit } from './add-to-unit.tsx';
import classes from './editor-frame.module.css';
import { editorMessages } from './editor-messages.ts';
import { messages } from './messages.ts';

type CompletedDialogProps = {
  activity: { id: number; name: string; subject_id: number | null; revisionNumber: number };
  /** The unit the teacher came from. */
  unitId: number | undefined;
  onClose: () => void;
};

/** Straight into the unit the teacher came from. */
function AddHere({ unitId, activityId }: { unitId: number; activityId: number }) {
  const t = useMessages(editorMessages);
  const words = useMessages(messages);
  const unit = useCall('GET /teacher/unit_detail', { id: unitId }, { quiet: true }).data;
  const add = useSend('POST /teacher/course_add', {
    refreshes: ['GET /teacher/course_list', 'GET /diy/list'],
  });
  if (!unit) return null;
  if (add.isSuccess) {
    return (
      <>
        <p role="status">{words('added', { unit: unit.name })}</p>
        <Button
          renderRoot={(props) => <Link {...props} to="/unit/course/list" search={{ unit_id: unitId }} />}
        >
          {words('go_to_unit')}
        </Button>
      </>
    );
  }
  return (
    <Button
      loading={add.isPending}
      onClick={() => add.mutate({ unit_id: unitId, activity_ids: [activityId] })}
    >
      {t('add_to_this_unit', { unit: unit.name })}
    </Button>
  );
}

/** A small celebration, and the next step of the story. */
export function CompletedDialog({ activity, unitId, onClose }: CompletedDialogProps) {
  const t = useMessages(editorMessages);
  const common = useMessages(commonMessages);
  const sync = useMessages(syncMessages);
  const [next, setNext] = useState<'add' | 'sync'>();
  if (next === 'add') return <AddToUnit activity={activity} onClose={onClose} />;
  if (next === 'sync') return <SyncDialog activity={activity} onClose={onClose} />;
  const { id, name, revisionNumber } = activity;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('completed_title')}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <div className={classes.completed}>
        <Done className={classes.picture} />
        <p>{t('completed_text', { name, number: revisionNumber })}</p>
        {revisionNumber > 1 && (
          <>
            <p>{t('completed_again')}</p>
            <Button variant="light" onClick={() => setNext('sync')}>
              {sync('sync')}
            </Button>
          </>
        )}
        {unitId !== undefined && <AddHere unitId={unitId} activityId={id} />}
        <Button variant={unitId === undefined ? 'filled' : 'light'} onClick={() => setNext('add')}>
          {t('add_to_unit')}
        </Button>
        <Button variant="light" renderRoot={(props) => <Link {...props} to="/teacher/diy" />}>
          {t('to_list')}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {t('keep_editing')}
        </Button>
      </div>
    </Modal>
  );
}
