import { useState } from 'react';
import { comparedUsesMax } from '#contract/limits.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { WaitingForAnswers } from '#ui/illustrations/waiting-for-answers.tsx';
import { EmptyState } from '#ui/primitives/page-state.tsx';
import { SelectField } from '#ui/primitives/select-field.tsx';
import { type Comparison, orderQuestions, type QuestionOrder, questionOrders } from './compared.ts';
import styles from './comparison.module.css';
import { ComparisonChart } from './comparison-chart.tsx';
import { ComparisonMenu } from './comparison-menu.tsx';
import { comparisonMessages } from './comparison-messages.ts';
import { QuestionTable } from './question-table.tsx';
import { UseTable } from './use-table.tsx';

/** The uses of an activity side by side: classes, and question by question. */
export function ComparisonView({ comparison }: { comparison: Comparison }) {
  const t = useMessages(comparisonMessages);
  const { number } = useFormats();
  const { uses, questions, is_cut } = comparison;
  if (uses.length < 2)
    return <EmptyState picture={<WaitingForAnswers />} title={t('once')} text={t('once_text')} />;
  const hasFew = uses.some(({ average }) => average === null);
  return (
    <>
      <section className={styles.card}>
        <h2>{t('uses')}</h2>
        <UseTable comparison={comparison} />
        <p className={styles.help}>{t('spread_help')}</p>
        {hasFew && <p className={styles.help}>{t('few_help')}</p>}
        {is_cut && <p className={styles.help}>{t('is_cut', { count: number(comparedUsesMax) })}</p>}
      </section>
      {questions.length > 0 ? (
        <Questions comparison={comparison} />
      ) : (
        <p className={styles.help}>{t('no_questions')}</p>
      )}
    </>
  );
}

function Questions({ comparison }: { comparison: Comparison }) {
  const t = useMessages(comparisonMessages);
  const [order, setOrder] = useState<QuestionOrder>('number');
  const questions = orderQuestions(comparison, order);
  return (
    <section className={styles.card}>
      <div className={styles.title}>
        <h2>{t('questions')}</h2>
        <div className={styles.actions}>
          <SelectField
            className={styles.sort}
            aria-label={t('sort')}
            data={questionOrders.map((value) => ({ value, label: t(`sort_${value}`) }))}
            value={order}
            onChange={(value) => setOrder(questionOrders.find((each) => each === value) ?? 'number')}
          />
          <ComparisonMenu comparison={comparison} questions={questions} />
        </div>
      </div>
      <ComparisonChart uses={comparison.uses} questions={questions} />
      <QuestionTable comparison={comparison} questions={questions} />
      <p className={styles.help}>{t('difference_help')}</p>
    </section>
  );
}
