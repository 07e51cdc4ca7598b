import { useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { ClassChoice } from './class-choice.tsx';
import { DeletedSets } from './deleted-sets.tsx';
import { CreateSetDialog } from './dialogs/create-set-dialog.tsx';
import styles from './groups.module.css';
import { groupMessages } from './messages.ts';
import { NoClasses, NoSets } from './no-sets.tsx';
import { OpenSet } from './open-set.tsx';
import { SetChoice } from './set-choice.tsx';
import { type GroupSearch, useGroupSets } from './use-group-sets.ts';

type GroupSettingsProps = { search: GroupSearch; onSearch: (search: GroupSearch) => void };

/** Group sets of a class. The class and the set are in the address. */
export function GroupSettings({ search, onSearch }: GroupSettingsProps) {
  const t = useMessages(groupMessages);
  const [isCreating, setCreating] = useState(false);
  const groupSets = useGroupSets(search, onSearch);
  const { classes, classId, sets, chosenSet, showSet } = groupSets;
  const openCreateDialog = () => setCreating(true);
  const closeCreateDialog = () => setCreating(false);
  const openCreatedSet = (id: number) => {
    closeCreateDialog();
    showSet(id);
  };
  return (
    <>
      <header className={styles.top}>
        <h1>{t('title')}</h1>
        <ClassChoice groupSets={groupSets} onChooseTerm={(calendar_id) => onSearch({ calendar_id })} />
      </header>
      {groupSets.loadError && <LoadError error={groupSets.loadError} onRetry={groupSets.retry} />}
      {groupSets.isLoading && <Skeleton lines={8} height="2.25rem" />}
      {groupSets.hasNoClasses && <NoClasses />}
      {sets?.length === 0 && <NoSets onCreate={openCreateDialog} />}
      {sets && chosenSet && (
        <SetChoice sets={sets} chosenId={chosenSet.id} onOpen={showSet} onCreate={openCreateDialog} />
      )}
      {chosenSet && <OpenSet key={chosenSet.id} id={chosenSet.id} classes={classes} onOpen={showSet} />}
      <DeletedSets deletedSets={groupSets.deletedSets} onOpen={showSet} />
      {isCreating && classId !== undefined && (
        <CreateSetDialog classId={classId} onCreated={openCreatedSet} onClose={closeCreateDialog} />
      )}
    </>
  );
}
