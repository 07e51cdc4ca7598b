import { ExceptionMarks } from '#teacher/features/study/exceptions/exception-marks.tsx';
import { ExceptionsIcon } from '#teacher/features/study/exceptions/exceptions-host.tsx';
import { StudentLink } from '#teacher/features/study/student-link.tsx';
import { memberMarkMessages } from '#teacher/shared/people/member-mark-messages.ts';
import { nameInClass, PersonBadge } from '#teacher/shared/people/person-name.tsx';
import { useFormats } from '#ui/i18n/formats.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { GridRow } from '../grid-model.ts';
import type { GridLine } from './grid-lines.ts';
import styles from './study-grid.module.css';

type GroupCellProps = { line: GridLine; coursewareId: number; hideNames: boolean };

/** The first cell of a line of shared work: the group, and its members with their own marks. */
export function GroupCell({ line: { group, row, members }, coursewareId, hideNames }: GroupCellProps) {
  return (
    <th scope="row" className={styles.student}>
      <span className={styles.group} title={group}>
        {group}
      </span>
      <ul className={styles.members} data-group={group}>
        {members.map((member) => (
          <GroupMember
            key={member.user_id}
            member={member}
            groupScore={row.score}
            coursewareId={coursewareId}
            hideNames={hideNames}
          />
        ))}
      </ul>
    </th>
  );
}

type MemberProps = Omit<GroupCellProps, 'line'> & { member: GridRow; groupScore: number | null };

/** A member, named without the group, because the group is named above. */
function GroupMember({ member, groupScore, coursewareId, hideNames }: MemberProps) {
  const t = useMessages(memberMarkMessages);
  const formats = useFormats();
  const language = useLanguage();
  const number = member.class_number ?? '–';
  const name = hideNames ? '•••' : nameInClass({ ...member, group: '' }, language);
  const hasOwnMark = member.score !== null && member.score !== groupScore;
  return (
    <li>
      <span className={styles.number}>{number}</span>{' '}
      <StudentLink
        className={styles.name}
        coursewareId={coursewareId}
        userId={member.user_id}
        title={name}
        label={hideNames ? `${number} ${name}` : undefined}
      >
        {name}
      </StudentLink>{' '}
      {hasOwnMark && (
        <span className={styles.own} title={t('member_mark')}>
          <span className="el-visually-hidden">{t('member_mark')} </span>
          {formats.number(member.score ?? 0)}
        </span>
      )}
      <PersonBadge person={member} />
      <ExceptionMarks person={member} />
      <ExceptionsIcon
        className={styles.action}
        userId={member.user_id}
        name={hideNames ? `${number} ${name}` : name}
      />
    </li>
  );
}
