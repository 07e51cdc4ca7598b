import { type Group, listUnassigned, moveStudent, type Student, toggleLeader } from '../arrangement.ts';
import styles from '../groups.module.css';
import { DragStudents } from './drag-students.tsx';
import { GroupCard } from './group-card.tsx';
import { UnassignedArea } from './unassigned-area.tsx';

type GroupBoardProps = {
  groups: readonly Group[];
  students: readonly Student[];
  isLocked: boolean;
  onChange: (groups: readonly Group[]) => void;
};

/** The groups side by side, and the students without a group. */
export function GroupBoard({ groups, students, isLocked, onChange }: GroupBoardProps) {
  const studentById = new Map(students.map((student) => [student.id, student]));
  const replaceGroup = (changedGroup: Group) =>
    onChange(groups.map((group) => (group.key === changedGroup.key ? changedGroup : group)));
  return (
    <DragStudents
      groups={groups}
      studentById={studentById}
      onDrop={(studentId, areaId) => onChange(moveStudent(groups, studentId, areaId))}
    >
      <div className={styles.board}>
        <UnassignedArea students={listUnassigned(groups, students)} isLocked={isLocked} />
        <div className={styles.groups}>
          {groups.map((group) => (
            <GroupCard
              key={group.key}
              group={group}
              studentById={studentById}
              isLocked={isLocked}
              onRename={(name) => replaceGroup({ ...group, name })}
              onRemove={() => onChange(groups.filter((other) => other !== group))}
              onToggleLeader={(id) => onChange(toggleLeader(groups, id))}
            />
          ))}
        </div>
      </div>
    </DragStudents>
  );
}
