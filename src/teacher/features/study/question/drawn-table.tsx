import { Title } from '@mantine/core';
import { findErrorOfCorrelation, findErrorOfMean } from '#contract/figures/standard-errors.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import table from '#teacher/shared/tables/table.module.css';
import { useCall } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { QuestionFlags } from './question-flags.tsx';
import { QuestionLink } from './question-link.tsx';
import { questionMessages } from './question-messages.ts';
import styles from './question-statistics.module.css';

/** A share with its standard error, both as percent. */
function ShareCell({ share, error }: { share: number | null; error: number | null }) {
  const t = useMessages(studyMessages);
  const tQuestion = useMessages(questionMessages);
  const { percent } = useFormats();
  return (
    <td className={styles.number}>
      <span>{share === null ? t('not_enough') : percent(share)}</span>{' '}
      {error !== null && (
        <small className={styles.error}>{tQuestion('plus_minus', { error: percent(error) })}</small>
      )}
    </td>
  );
}

/** Compares the questions that were drawn from the bank, wherever they stood; nothing until they are known. */
export function DrawnTable({ coursewareId }: { coursewareId: number }) {
  const t = useMessages(studyMessages);
  const tQuestion = useMessages(questionMessages);
  const analysis = useCall('GET /study/item_analysis', { courseware_id: coursewareId }, { quiet: true });
  const { drawn = [], places = [] } = analysis.data ?? {};
  if (drawn.length === 0) return null;
  const placeOf = (id: number) => places.find(({ bank_question_id }) => bank_question_id === id)?.question_id;
  return (
    <section className={styles.scroll} aria-label={tQuestion('drawn')} data-scrolls-sideways>
      <Title order={2} size="h4" mb="xs">
        {tQuestion('drawn')}
      </Title>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('question')}</th>
            <th scope="col" className={styles.number}>
              {tQuestion('answers')}
            </th>
            <th scope="col" className={styles.number} title={t('facility_index_help')}>
              {t('facility_index')}
            </th>
            <th scope="col" className={styles.number} title={t('discrimination_index_help')}>
              {t('discrimination_index')}
            </th>
          </tr>
        </thead>
        <tbody>
          {drawn.map((question) => {
            const { bank_question_id: id, title, attempts } = question;
            const { facility_index, standard_deviation, discrimination_index } = question;
            return (
              <tr key={id}>
                <td>
                  <QuestionLink coursewareId={coursewareId} questionId={placeOf(id)} title={title} />
                  <QuestionFlags statistics={question} isShort />
                </td>
                <td className={styles.number}>{attempts}</td>
                <ShareCell share={facility_index} error={findErrorOfMean(standard_deviation, attempts)} />
                <ShareCell
                  share={discrimination_index}
                  error={findErrorOfCorrelation(discrimination_index, attempts)}
                />
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
