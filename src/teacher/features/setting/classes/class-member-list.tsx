import { nameWithGroup } from '#contract/rules/group-rules.ts';
import styles from '#teacher/features/setting/setting.module.css';
import { displayName } from '#teacher/shared/people/display-name.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { classMessages } from './class-messages.ts';
import own from './classes.module.css';

/** The students of a class, by class number. */
export function ClassMemberList({ classId }: { classId: number }) {
  const t = useMessages(classMessages);
  const language = useLanguage();
  const reply = useCall('GET /teacher/class_student_list', { class_id: classId }, { inPlace: true });
  const students = reply.data?.student_list ?? [];
  return (
    <section className={styles.card} aria-labelledby="setting-members">
      <h2 id="setting-members">{t('members')}</h2>
      {reply.isPending && <Skeleton lines={4} height="2rem" />}
      {reply.isError && <LoadError error={reply.error} onRetry={() => void reply.refetch()} />}
      {reply.data && students.length === 0 && <p className={styles.text}>{t('no_members')}</p>}
      {students.length > 0 && (
        <ul className={own.members}>
          {students.map((student) => (
            <li key={student.id}>
              {`${student.class_number} ${nameWithGroup(displayName(student, language), student.group)}`}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
