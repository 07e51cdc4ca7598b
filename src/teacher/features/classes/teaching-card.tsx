import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ApiReply } from '#contract/api.ts';
import { SubjectChip } from '#teacher/shared/activities/subject-chip.tsx';
import { confirm } from '#teacher/shared/dialogs/confirm-store.ts';
import { displayName } from '#teacher/shared/people/display-name.ts';
import styles from '#teacher/shared/setting/setting-card.module.css';
import { useSend } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { AddTeaching } from './add-teaching.tsx';
import { classMessages } from './class-messages.ts';
import { classReads } from './class-reads.ts';
import classesStyles from './classes.module.css';

type Teaching = ApiReply<'GET /admin/class'>['teachings'][number];

/** The teachers of the class with their subjects. */
export function TeachingCard({ classId, teachings }: { classId: number; teachings: readonly Teaching[] }) {
  const t = useMessages(classMessages);
  const language = useLanguage();
  const formats = useFormats();
  const remove = useSend('POST /admin/teaching_remove', { refreshes: classReads });
  const removeTeaching = async ({ user_id, subject_id, subject_name, ...person }: Teaching) => {
    const name = displayName(person, language);
    const text = t('remove_question', { name, subject: subject_name });
    if (await confirm({ text })) remove.mutate({ class_id: classId, user_id, subject_id });
  };
  return (
    <section className={styles.card} aria-labelledby="setting-teachings">
      <h2 id="setting-teachings">{t('teachings')}</h2>
      {teachings.length === 0 && <p className={styles.text}>{t('no_teachings')}</p>}
      {teachings.length > 0 && (
        <div className={classesStyles.wide} data-scrolls-sideways>
          <table className={classesStyles.table} aria-labelledby="setting-teachings">
            <tbody>
              {teachings.map((teaching) => {
                const name = displayName(teaching, language);
                const { user_id, subject_id, subject_name: subject, subject_colour, ends_at } = teaching;
                return (
                  <tr key={`${user_id} ${subject_id}`}>
                    <td>
                      <SubjectChip name={subject} colour={subject_colour} />
                    </td>
                    <th scope="row">
                      {name}
                      {ends_at !== null && <span>{` ${t('until', { day: formats.date(ends_at) })}`}</span>}
                    </th>
                    <td className={classesStyles.number}>
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        aria-label={t('remove_teaching', { name, subject })}
                        onClick={() => void removeTeaching(teaching)}
                      >
                        <IconX size={16} aria-hidden="true" />
                      </ActionIcon>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      <AddTeaching classId={classId} />
    </section>
  );
}
