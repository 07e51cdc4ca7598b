import type { ApiReply } from '#contract/api.ts';
import { achievementMessages } from '#teacher/features/study/achievement/achievement-messages.ts';
import table from '#teacher/shared/tables/table.module.css';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './student-term.module.css';
import { Share } from './term-activities.tsx';
import { termMessages } from './term-messages.ts';

/** A student's achievement by tag of the bank's questions, with the numbers of questions. */
export function TermTags({ tags }: { tags: ApiReply<'GET /study/student_term'>['tags'] }) {
  const t = useMessages(termMessages);
  const tAchievement = useMessages(achievementMessages);
  const { number } = useFormats();
  return (
    <section className={styles.card}>
      <h2>{t('tags')}</h2>
      <p className={styles.help}>{t('tags_help')}</p>
      <div className={styles.scroll} data-scrolls-sideways>
        <table className={`${table.table} ${styles.table} ${styles.narrow}`} aria-label={t('tags')}>
          <thead>
            <tr>
              <th scope="col">{t('tag')}</th>
              <th scope="col" className={styles.number}>
                {t('share')}
              </th>
              <th scope="col" className={styles.number}>
                {t('points')}
              </th>
              <th scope="col" className={styles.number}>
                {t('questions')}
              </th>
            </tr>
          </thead>
          <tbody>
            {tags.map(({ tag, share, earned, possible, questions, waiting }) => (
              <tr key={tag}>
                <th scope="row" className={styles.name}>
                  {tag}
                </th>
                <td className={styles.number}>
                  <Share share={share} />
                </td>
                <td className={styles.number}>
                  {share !== null && t('points_of', { score: number(earned), max: number(possible) })}
                </td>
                <td className={styles.number}>
                  <span>{number(questions)}</span>
                  {waiting > 0 && (
                    <small className={styles.small}>{tAchievement('waiting', { count: waiting })}</small>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
