import { Link } from '@tanstack/react-router';
import table from '#teacher/shared/tables/table.module.css';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { type Comparison, letterOf, type Use } from './compared.ts';
import styles from './comparison.module.css';
import { comparisonMessages } from './comparison-messages.ts';

/** A row for each class: how many submitted, average, median and the middle half, as numbers and drawn. */
export function UseTable({ comparison }: { comparison: Comparison }) {
  const t = useMessages(comparisonMessages);
  return (
    <section className={styles.scroll} aria-label={t('uses')} data-scrolls-sideways>
      <table className={`${table.table} ${styles.table} ${styles.uses}`} aria-label={t('uses')}>
        <thead>
          <tr>
            <th scope="col" className={styles.letter}>
              <span className="el-visually-hidden">{t('letter')}</span>
            </th>
            <th scope="col">{t('class')}</th>
            <th scope="col" className={styles.number}>
              {t('submitted')}
            </th>
            <th scope="col" className={styles.number}>
              {t('average')}
            </th>
            <th scope="col" className={styles.number}>
              {t('median')}
            </th>
            <th scope="col" className={styles.number}>
              {t('spread')}
            </th>
            <td className={styles.drawn}>
              <Axis />
            </td>
            <th scope="col">{t('activity')}</th>
          </tr>
        </thead>
        <tbody>
          {comparison.uses.map((use, index) => (
            <UseRow
              key={use.courseware_id}
              use={use}
              letter={letterOf(index)}
              isChosen={use.courseware_id === comparison.courseware_id}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** 0, 50 and 100 % above the drawings. */
function Axis() {
  const { percent } = useFormats();
  return (
    <span className={styles.axis} aria-hidden="true">
      <span>{percent(0)}</span>
      <span>{percent(0.5)}</span>
      <span>{percent(1)}</span>
    </span>
  );
}

function UseRow({ use, letter, isChosen }: { use: Use; letter: string; isChosen: boolean }) {
  const t = useMessages(comparisonMessages);
  const { number, percent } = useFormats();
  const { courseware_id, courseware_name, unit_name, kind, class_name, calendar_name } = use;
  const { submitted, assigned, marked, average, median, lower_quartile, upper_quartile } = use;
  const notes = [isChosen && t('this_one'), kind !== 'same' && t(`kind_${kind}`)].filter(Boolean);
  return (
    <tr data-chosen={isChosen || undefined}>
      <th scope="row" className={styles.letter}>
        <span className={styles.badge}>{letter}</span>
      </th>
      <td className={styles.class}>
        <b>{class_name}</b> <small className={styles.small}>{calendar_name}</small>
      </td>
      <td className={styles.number}>
        {t('submitted_of', { submitted: number(submitted), assigned: number(assigned) })}
      </td>
      {average === null ? (
        <>
          <td className={`${styles.number} ${styles.none}`}>{marked === 0 ? '–' : t('few')}</td>
          <td className={`${styles.number} ${styles.none}`}>–</td>
          <td className={`${styles.number} ${styles.none}`}>–</td>
        </>
      ) : (
        <>
          <td className={styles.number}>
            <span>{percent(average)}</span>{' '}
            <small className={styles.small}>{t('of_count', { count: number(marked) })}</small>
          </td>
          <td className={styles.number}>{median !== null && percent(median)}</td>
          <td className={styles.number}>
            {lower_quartile !== null &&
              upper_quartile !== null &&
              t('spread_from', { lower: percent(lower_quartile), upper: percent(upper_quartile) })}
          </td>
        </>
      )}
      <td className={styles.drawn}>
        <Box use={use} />
      </td>
      <td className={styles.name}>
        <Link to="/study-situation-view/grid" search={{ courseware_id }}>
          {courseware_name}
        </Link>
        <small className={styles.small}>{[unit_name, ...notes].join(' · ')}</small>
      </td>
    </tr>
  );
}

const boxHeight = 26;

/** The middle half as a box, the median as a line in it, the average as a diamond. The row has the same as numbers. */
function Box({ use: { average, median, lower_quartile, upper_quartile } }: { use: Use }) {
  const hasBox = lower_quartile !== null && upper_quartile !== null && median !== null && average !== null;
  return (
    <svg className={styles.box} viewBox={`-5 0 210 ${boxHeight}`} aria-hidden="true">
      <path className={styles.grid} d={`M0 0V${boxHeight}M100 0V${boxHeight}M200 0V${boxHeight}`} />
      <path className={styles.grid} d={`M0 ${boxHeight / 2}H200`} />
      {hasBox && (
        <>
          <rect
            className={styles.half}
            x={200 * lower_quartile}
            y={5}
            width={Math.max(2, 200 * (upper_quartile - lower_quartile))}
            height={boxHeight - 10}
          />
          <path className={styles.median} d={`M${200 * median} 2V${boxHeight - 2}`} />
          <path className={styles.mean} d={`M${200 * average} ${boxHeight / 2 - 5}l5 5l-5 5l-5 -5z`} />
        </>
      )}
    </svg>
  );
}
