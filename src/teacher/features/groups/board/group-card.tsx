import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Group, Student } from '../arrangement.ts';
import styles from '../groups.module.css';
import { groupMessages } from '../messages.ts';
import { DropArea } from './drop-area.tsx';
import { GroupHead } from './group-head.tsx';
import { StudentRow } from './student-row.tsx';

type GroupCardProps = {
  group: Group;
  studentById: ReadonlyMap<number, Student>;
  isLocked: boolean;
  onRename: (name: string) => void;
  onRemove: () => void;
  onToggleLeader: (studentId: number) => void;
};

/** A group with its name, its students and a button that removes it. */
export function GroupCard({
  group,
  studentById,
  isLocked,
  onRename,
  onRemove,
  onToggleLeader,
}: GroupCardProps) {
  const t = useMessages(groupMessages);
  const memberStudents = group.members.flatMap((id) => studentById.get(id) ?? []);
  memberStudents.sort((a, b) => a.class_number - b.class_number);
  const groupHead = (
    <GroupHead name={group.name} studentCount={memberStudents.length} {...{ isLocked, onRename, onRemove }} />
  );
  return (
    <DropArea id={group.key} label={group.name} head={groupHead}>
      {memberStudents.length === 0 && <p className={styles.hint}>{t('drop_here')}</p>}
      <ul className={styles.students}>
        {memberStudents.map((student) => (
          <StudentRow
            key={student.id}
            student={student}
            isLocked={isLocked}
            isLeader={group.leader_id === student.id}
            onToggleLeader={() => onToggleLeader(student.id)}
          />
        ))}
      </ul>
    </DropArea>
  );
}
