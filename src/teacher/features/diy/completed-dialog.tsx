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

type Units = {
  /** In how many units the activity still has an older version; null where it cannot be learnt. */
  behind: number | null;
  /** Whether it is in the unit that the teacher came from. */
  isHere: boolean;
};

/** Undefined while it is not known. */
function useUnits({ activity: { id, revisionNumber }, unitId }: CompletedDialogProps): Units | undefined {
  const isAgain = revisionNumber > 1;
  const { data, isError } = useCall(
    'GET /diy/associated',
    { activity_id: id },
    { quiet: true, enabled: isAgain },
  );
  if (!isAgain) return { behind: 0, isHere: false };
  if (!data) return isError ? { behind: null, isHere: false } : undefined;
  const behind = data.items.filter(({ revision_number }) => revision_number < data.latest_revision_number);
  return {
    behind: new Set(behind.map(({ unit_id }) => unit_id)).size,
    isHere: data.items.some(({ unit_id }) => unit_id === unitId),
  };
}

type NextStepsProps = Omit<CompletedDialogProps, 'opener'> & {
  units: Units;
  onNext: (next: 'add' | 'sync') => void;
};

/** Bringing units up to date comes before adding to another one. */
function NextSteps({ activity, unitId, units, onNext, onClose }: NextStepsProps) {
  const t = useMessages(editorMessages);
  const sync = useMessages(syncMessages);
  const { behind, isHere } = units;
  const isSyncFirst = behind !== null && behind > 0;
  return (
    <>
      {behind !== 0 && (
        <>
          <p>{behind === null ? t('completed_again') : t('units_behind', { count: behind })}</p>
          <Button variant={isSyncFirst ? 'filled' : 'light'} onClick={() => onNext('sync')}>
            {sync('sync')}
          </Button>
        </>
      )}
      {unitId !== undefined && (
        <AddHere
          unitId={unitId}
          activityId={activity.id}
          isHere={isHere}
          variant={isSyncFirst ? 'light' : 'filled'}
        />
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
export function CompletedDialog(props: CompletedDialogProps) {
  const { activity, opener, unitId, onClose } = props;
  const t = useMessages(editorMessages);
  const common = useMessages(commonMessages);
  const units = useUnits(props);
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
        {units === undefined ? (
          <Skeleton lines={3} height="2.75rem" />
        ) : (
          <NextSteps activity={activity} unitId={unitId} units={units} onNext={setNext} onClose={onClose} />
        )}
      </div>
    </Modal>
  );
}
