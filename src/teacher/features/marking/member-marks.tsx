import { MemberMark } from '#teacher/shared/people/member-mark.tsx';
import { memberMarkMessages } from '#teacher/shared/people/member-mark-messages.ts';
import { nameInClass } from '#teacher/shared/people/person-name.tsx';
import { useFormats } from '#ui/i18n/formats.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './marking.module.css';
import type { Marking } from './marking-items.ts';

type Attempt = Marking['attempts'][number];

type MemberMarksProps = { attempt: Attempt; isHidden: boolean; coursewareName: string };

/** The marks of a group's members, which a teacher opens to change one. Renders nothing for students who work alone. */
export function MemberMarks({ attempt, isHidden, coursewareName }: MemberMarksProps) {
  const t = useMessages(memberMarkMessages);
  const formats = useFormats();
  const language = useLanguage();
  const { attempt_id, group_name, members, score, max_score } = attempt;
  // While names are hidden, a member's own mark could reveal who it is.
  if (group_name === null || members.length < 2 || isHidden) return null;
  const formatMark = (mark: number | null) =>
    `${mark === null ? '–' : formats.number(mark)} / ${formats.number(max_score)}`;
  return (
    <details className={styles.members}>
      <summary>
        {t('member_marks', { name: group_name, mark: formatMark(score) })}
        {members.some(({ own_score }) => own_score !== null) && <strong> {t('member_marks_differ')}</strong>}
      </summary>
      <ul data-group={group_name}>
        {members.map(({ user_id, own_score, ...person }) => {
          // The group is named above.
          const name = nameInClass({ ...person, group: '' }, language);
          return (
            <li key={user_id}>
              <span>
                {person.class_number} {name}
              </span>
              <span>{formatMark(own_score ?? score)}</span>
              <MemberMark
                attemptId={attempt_id}
                userId={user_id}
                name={name}
                coursewareName={coursewareName}
                ownScore={own_score}
                maxScore={max_score}
                isCompact
              />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
