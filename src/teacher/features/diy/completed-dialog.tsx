import { Button, Modal } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useReturnFocus } from '#teacher/shared/return-focus.ts';
import { SyncDialog } from '#teacher/shared/sync/sync-dialog.tsx';
import { syncMessages } from '#teacher/shared/sync/sync-messages.ts';
import { useCall } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Done } from '#ui/illustrations/done.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { AddHere } from './add-here.tsx';
import { AddToUnit } from './add-to-unit.tsx';
import classes from './editor-frame.module.css';
import { editorMessages } from './editor-messages.ts';

type CompletedDialogProps = {
  activity: { id: number; name: string; subject_id: number | null; revisionNumber: number };
  /** `data-opener` of the button to go back to. */
  opener: string;
  /** The unit the teacher came from. */
  unitId: number | undefined;
  onClose: () => void;
};

/**
 * In how many units the activity still has an older version; undefined while that is not known, null where it cannot
 * be learnt.
 */
function useUnitsBehind({ id, revisionNumber }: CompletedDialogProps['activity']): number | null | undefined {
  const isAgain = revisionNumber > 1;
  const { data, isError } = useCall(
    'GET /diy/associated',
    { activity_id: id },
    { quiet: true, enabled: isAgain },
  );
  if (!isAgain) return 0;
  if (!data) return isError ? null : undefined;
  const behind = data.items.filter(({ revision_number }) => revision_number < data.latest_revision_number);
  return new Set(behind.map(({ unit_id }) => unit_id)).size;
}

type NextStepsProps = Omit<CompletedDialogProps, 'opener'> & {
  unitsBehind: number | null;
  onNext: (next: 'add' | 'sync') => void;
};

/** Bringing units up to date comes before adding to another one. */
function NextSteps({ activity, unitId, unitsBehind, onNext, onClose }: NextStepsProps) {
  const t = useMessages(editorMessages);
  const sync = useMessages(syncMessages);
  const isSyncFirst = unitsBehind !== null && unitsBehind > 0;
  return (
    <>
      {unitsBehind !== 0 && (
        <>
          <p>{unitsBehind === null ? t('completed_again') : t('units_behind', { count: unitsBehind })}</p>
          <Button variant={isSyncFirst ? 'filled' : 'light'} onClick={() => onNext('sync')}>
            {sync('sync')}
          </Button>
        </>
      )}
      {unitId !== undefined && (
        <AddHere unitId={unitId} activityId={activity.id} variant={isSyncFirst ? 'light' : 'filled'} />
      )}
      <Button
        variant={unitId === undefined && !isSyncFirst ? 'filled' : 'light'}
        onClick={() => onNext('add')}
      >
        {t(unitId === undefined ? 'add_to_unit' : 'add_to_other')}
      </Button>
      <Button variant="light" renderRoot={(props) => <Link {...props} to="/teacher/diy" />}>
        {t('to_list')}
      </Button>
      <Button variant="subtle" onClick={onClose}>
        {t('keep_editing')}
      </Button>
    </>
  );
}

/** A small celebration, and the next step of the story. */
export function CompletedDialog({ activity, opener, unitId, onClose }: CompletedDialogProps) {
  const t = useMessages(editorMessages);
  const common = useMessages(commonMessages);
  const unitsBehind = useUnitsBehind(activity);
  const [next, setNext] = useState<'add' | 'sync'>();
  useReturnFocus(opener);
  if (next === 'add') return <AddToUnit activity={activity} opener={opener} onClose={onClose} />;
  if (next === 'sync') return <SyncDialog activity={activity} opener={opener} onClose={onClose} />;
  const { name, revisionNumber } = activity;
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
        {unitsBehind === undefined ? (
          <Skeleton lines={3} height="2.75rem" />
        ) : (
          <NextSteps
            activity={activity}
            unitId={unitId}
            unitsBehind={unitsBehind}
            onNext={setNext}
            onClose={onClose}
          />
        )}
      </div>
    </Modal>
  );
}
