import { NativeSelect } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../groups.module.css';
import { groupMessages } from '../messages.ts';

/** A class that a group set can be copied to. */
export type ClassOption = { class_id: number; class_name: string };

type CopyTargetProps = {
  /** The class of the set that is copied. */
  ownClassId: number;
  classes: readonly ClassOption[];
  classId: number;
  onChooseClass: (classId: number) => void;
};

/** Chooses the class to copy a group set to, and says what happens to its groups in another class. */
export function CopyTarget({ ownClassId, classes, classId, onChooseClass }: CopyTargetProps) {
  const t = useMessages(groupMessages);
  return (
    <>
      <NativeSelect
        label={t('copy_to')}
        data={classes.map(({ class_id, class_name }) => ({ value: String(class_id), label: class_name }))}
        value={classId}
        onChange={(event) => onChooseClass(Number(event.currentTarget.value))}
      />
      {classId !== ownClassId && <p className={styles.small}>{t('copy_other')}</p>}
    </>
  );
}
