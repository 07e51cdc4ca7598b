import { Anchor, Table, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ApiReply } from '#contract/api.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './item-statistics.module.css';

type Detail = ApiReply<'GET /study/question_detail'>;

const columns = [
  'facility_index',
  'standard_deviation',
  'discrimination_index',
  'discriminative_efficiency',
  'effective_weight',
] as const;

/** Shares 0..1 as percent, as Moodle shows them. */
function usePercent() {
  const t = useMessages(studyMessages);
  const formats = useFormats();
  return (share: number | null) => (share === null ? t('not_enough') : formats.percent(share));
}

/** The figures of one question, each with what it means. */
export function StatisticsCards({ statistics }: { statistics: Detail['statistics'] }) {
  const t = useMessages(studyMessages);
  const percent = usePercent();
  return (
    <dl className={styles.cards}>
      {columns.map((name) => (
        <div key={name} className={styles.card}>
          <dt>{t(name)}</dt>
          <dd className={styles.value}>{percent(statistics[name])}</dd>
          <dd className={styles.help}>{t(`${name}_help`)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** All questions beside each other; the one on screen is marked. */
export function ItemTable({ detail }: { detail: Detail }) {
  const t = useMessages(studyMessages);
  const percent = usePercent();
  return (
    <section className={styles.scroll} aria-label={t('item_analysis')}>
      <Title order={2} size="h4" mb="xs">
        {t('item_analysis')}
      </Title>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('question')}</Table.Th>
            {columns.map((name) => (
              <Table.Th key={name} className={styles.number} title={t(`${name}_help`)}>
                {t(name)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {detail.all.map((item, index) => (
            <Table.Tr
              key={item.question_id}
              data-current={item.question_id === detail.question_id || undefined}
              className={styles.item}
            >
              <Table.Td>
                <Anchor
                  className={styles.link}
                  renderRoot={(props) => (
                    <Link
                      {...props}
                      to="/study-situation-view/question-detail"
                      search={{
                        courseware_id: detail.courseware.courseware_id,
                        question_id: item.question_id,
                      }}
                    />
                  )}
                >
                  <strong>{index + 1}</strong> <span className={styles.title}>{item.title}</span>
                </Anchor>
              </Table.Td>
              {columns.map((name) => (
                <Table.Td key={name} className={styles.number}>
                  {percent(item[name])}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
