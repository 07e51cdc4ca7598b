import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Group, Student } from '../arrangement.ts';
import styles from '../groups.module.css';
import { groupMessages } from '../messages.ts';
import { DropArea } from './drop-area.tsx';
import { GroupHead } from './group-head.tsx';
import { StudentRow } from './student-row.tsx';

type GroupCardProps = {
  group: Group;
  students: ReadonlyMap<number, Student>;
  isLocked: boolean;
  onRename: (name: string) => void;
  onRemove: () => void;
  onLeader: (studentId: number) => void;
};

/** A group with its name, its students and a button that removes it. */
export function GroupCard({ group, students, isLocked, onRename, onRemove, onLeader }: GroupCardProps) {
  const t = useMessages(groupMessages);
  const members = group.members.flatMap((id) => students.get(id) ?? []);
  members.sort((one, other) => one.class_number - other.class_number);
  const head = <GroupHead name={group.name} count={members.length} {...{ isLocked, onRename, onRemove }} />;
  return (
    <DropArea id={group.key} label={group.name} head={head}>
      {members.length === 0 && <p className={styles.hint}>{t('drop_here')}</p>}
      <ul className={styles.students}>
        {members.map((student) => (
          <StudentRow
            key={student.id}
            student={student}
            isLocked={isLocked}
            isLeader={group.leader_id === student.id}
            onLeader={() => onLeader(student.id)}
          />
        ))}
      </ul>
    </DropArea>
  );
}
