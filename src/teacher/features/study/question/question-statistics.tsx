import { Button, Group, Title } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { ApiReply } from '#contract/api.ts';
import { findErrorOfCorrelation, findErrorOfMean } from '#contract/figures/standard-errors.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import table from '#teacher/shared/tables/table.module.css';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { QuestionFlags } from './question-flags.tsx';
import { QuestionLink } from './question-link.tsx';
import { questionMessages } from './question-messages.ts';
import styles from './question-statistics.module.css';

type QuestionDetail = ApiReply<'GET /study/question_detail'>;

type QuestionStatistics = NonNullable<QuestionDetail['statistics']>;

/** Figures that few people need and that need an explanation. */
const advancedFigures = [
  'standard_deviation',
  'discrimination_index',
  'discriminative_efficiency',
  'intended_weight',
  'effective_weight',
] as const;

/** Formats shares 0..1 as percent, as in Moodle, and marks as `1.5 / 2`. */
function useFigureFormats() {
  const t = useMessages(studyMessages);
  const formats = useFormats();
  return {
    percent: (share: number | null) => (share === null ? t('not_enough') : formats.percent(share)),
    average: (share: number | null, max_score: number) =>
      share === null
        ? t('not_enough')
        : `${formats.number(share * max_score)} / ${formats.number(max_score)}`,
    time: (ms: number | null) => (ms === null ? t('not_enough') : formats.duration(ms)),
  };
}

type FigureCardProps = {
  name: string;
  value: string;
  help: string;
  /** The standard error of the figure, 0..1. */
  error?: number | null;
};

function FigureCard({ name, value, help, error = null }: FigureCardProps) {
  const t = useMessages(questionMessages);
  const { percent } = useFigureFormats();
  return (
    <div className={styles.card}>
      <dt>{name}</dt>
      <dd className={styles.value}>
        <span>{value}</span>{' '}
        {error !== null && (
          <small className={styles.error}>{t('plus_minus', { error: percent(error) })}</small>
        )}
      </dd>
      <dd className={styles.help}>{error === null ? help : `${help} ${t('plus_minus_help')}`}</dd>
    </div>
  );
}

type AdvancedFigureCardsProps = {
  statistics: QuestionStatistics;
  whole: QuestionDetail['whole'];
  /** Of the whole activity. */
  wholeMaxScore: number;
};

function AdvancedFigureCards({ statistics, whole, wholeMaxScore }: AdvancedFigureCardsProps) {
  const t = useMessages(studyMessages);
  const tQuestion = useMessages(questionMessages);
  const { percent, average } = useFigureFormats();
  const { attempts, discrimination_index } = statistics;
  const error = average(whole.standard_error, wholeMaxScore);
  return (
    <>
      {advancedFigures.map((name) => (
        <FigureCard
          key={name}
          name={t(name)}
          value={percent(statistics[name])}
          help={t(`${name}_help`)}
          error={
            name === 'discrimination_index' ? findErrorOfCorrelation(discrimination_index, attempts) : null
          }
        />
      ))}
      <FigureCard
        name={tQuestion('consistency')}
        value={percent(whole.consistency)}
        help={tQuestion('consistency_help')}
      />
      <FigureCard
        name={tQuestion('standard_error')}
        value={whole.standard_error === null ? error : tQuestion('plus_minus', { error })}
        help={tQuestion('standard_error_help')}
      />
    </>
  );
}

type StatisticsCardsProps = {
  detail: QuestionDetail;
  statistics: QuestionStatistics;
  max_score: number;
  showsMore: boolean;
};

/** The figures of one question with explanations; at first difficulty, average mark and time. */
export function StatisticsCards(props: StatisticsCardsProps) {
  const { detail, statistics, max_score, showsMore } = props;
  const t = useMessages(studyMessages);
  const translateQuestion = useMessages(questionMessages);
  const formats = useFigureFormats();
  const share = statistics.facility_index;
  // A question that was voided never has an average.
  const waits = share === null && max_score > 0;
  return (
    <dl className={styles.cards}>
      <FigureCard
        name={t('facility_index')}
        value={formats.percent(share)}
        help={t(waits ? 'average_from' : 'facility_index_help')}
        error={waits ? null : findErrorOfMean(statistics.standard_deviation, statistics.attempts)}
      />
      <FigureCard
        name={translateQuestion('average_mark')}
        value={formats.average(share, max_score)}
        help={translateQuestion('average_mark_help')}
      />
      <FigureCard
        name={t('median_time')}
        value={formats.time(detail.median_time_ms)}
        help={translateQuestion('median_time_help')}
      />
      {showsMore && (
        <AdvancedFigureCards
          statistics={statistics}
          whole={detail.whole}
          wholeMaxScore={detail.courseware.max_score}
        />
      )}
    </dl>
  );
}

/** Shows and hides the figures that need explaining. */
export function MoreFiguresButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const translateQuestion = useMessages(questionMessages);
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <Group justify="flex-end" my="xs">
      <Button
        variant="subtle"
        aria-expanded={isOpen}
        rightSection={<Chevron size={18} aria-hidden="true" />}
        onClick={onToggle}
      >
        {translateQuestion('more_figures')}
      </Button>
    </Group>
  );
}

/** Compares all questions; the current one is marked. */
export function ItemAnalysisTable({ detail, showsMore }: { detail: QuestionDetail; showsMore: boolean }) {
  const t = useMessages(studyMessages);
  const translateQuestion = useMessages(questionMessages);
  const { percent, average } = useFigureFormats();
  const extraColumns = showsMore ? advancedFigures : [];
  return (
    <section className={styles.scroll} aria-label={t('item_analysis')} data-scrolls-sideways>
      <Title order={2} size="h4" mb="xs">
        {t('item_analysis')}
      </Title>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('question')}</th>
            <th scope="col" className={styles.number} title={t('facility_index_help')}>
              {t('facility_index')}
            </th>
            <th scope="col" className={styles.number} title={translateQuestion('average_mark_help')}>
              {translateQuestion('average_mark')}
            </th>
            {extraColumns.map((name) => (
              <th scope="col" key={name} className={styles.number} title={t(`${name}_help`)}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {detail.all.map((item, index) => (
            <tr
              key={item.question_id}
              data-current={item.question_id === detail.question_id || undefined}
              className={styles.item}
            >
              <td>
                <QuestionLink
                  coursewareId={detail.courseware.courseware_id}
                  questionId={item.question_id}
                  title={item.title}
                  number={<strong>{index + 1} </strong>}
                />
                <QuestionFlags statistics={item} isShort />
              </td>
              <td className={styles.number}>{percent(item.facility_index)}</td>
              <td className={styles.number}>{average(item.facility_index, item.max_score)}</td>
              {extraColumns.map((name) => (
                <td key={name} className={styles.number}>
                  {percent(item[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
