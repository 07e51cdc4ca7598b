import { Text } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import { questionLevels } from '#contract/choices.ts';
import { labelMessages } from '#parts/question-labels/label-messages.ts';
import table from '#teacher/shared/tables/table.module.css';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { ShareBar } from '#ui/primitives/share-bar.tsx';
import styles from './achievement.module.css';
import { achievementMessages } from './achievement-messages.ts';

type Achievement = ApiReply<'GET /study/achievement'>;
type Cell = Achievement['cells'][number];

/** A row for each dimension and a column for each level; a bar and the figures in each cell. */
export function AchievementTable({ achievement, label }: { achievement: Achievement; label: string }) {
  const t = useMessages(achievementMessages);
  const tLabel = useMessages(labelMessages);
  const { dimensions, cells } = achievement;
  if (cells.length === 0) return <Text c="dimmed">{t('nothing')}</Text>;
  return (
    <div className={styles.scroll} data-scrolls-sideways>
      <table className={`${table.table} ${styles.table}`} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{tLabel('dimension')}</th>
            {questionLevels.map((level) => (
              <th key={level} scope="col">
                {tLabel(`level_${level}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dimensions.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">{name || tLabel('dimension_gone')}</th>
              {questionLevels.map((level) => (
                <td key={level}>
                  <Figures cell={cells.find((one) => one.dimension_id === id && one.level === level)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.details}>{t('of_attempts', { count: achievement.attempts })}</p>
    </div>
  );
}

function Figures({ cell }: { cell: Cell | undefined }) {
  const t = useMessages(achievementMessages);
  const { number, percent } = useFormats();
  if (!cell) return <span className={styles.none}>–</span>;
  const { share, earned, possible, questions, waiting } = cell;
  const details = [
    share !== null && t('points', { earned: number(earned), possible: number(possible) }),
    t('questions', { count: questions }),
    waiting > 0 && t('waiting', { count: waiting }),
  ];
  return (
    <>
      <span className={styles.share}>{share === null ? t('not_marked') : percent(share)}</span>
      {share !== null && <ShareBar share={share} className={styles.bar} />}
      <span className={styles.details}>{details.filter(Boolean).join(' · ')}</span>
    </>
  );
}
