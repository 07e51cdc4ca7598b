import { LineChart } from '@mantine/charts';
import '@mantine/charts/styles.css';
import type { ApiReply } from '#contract/api.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

type Trend = ApiReply<'GET /study/personal_detail'>['trend'];

/** A student's share of full marks beside the class average, courseware by courseware. */
export function TrendChart({ trend }: { trend: Trend }) {
  const t = useMessages(studyMessages);
  const formats = useFormats();
  const data = trend.map(({ courseware_name, share, class_share }) => ({
    name: courseware_name,
    student: share,
    class: class_share,
  }));
  // The chart takes the figure's width: the figure must not take the chart's, or neither would ever shrink.
  return (
    <figure style={{ margin: 0, contain: 'inline-size' }}>
      <LineChart
        h={240}
        data={data}
        dataKey="name"
        withLegend
        connectNulls
        curveType="linear"
        yAxisProps={{ domain: [0, 1] }}
        valueFormatter={(value) => formats.percent(value)}
        series={[
          { name: 'student', label: t('trend_student'), color: 'harbour.6' },
          { name: 'class', label: t('trend_class'), color: 'kapok.6', strokeDasharray: '6 4' },
        ]}
      />
      <figcaption className="el-visually-hidden">
        {trend.map(({ courseware_id, courseware_name, share }) => (
          <span key={courseware_id}>
            {courseware_name}: {share === null ? t('not_enough') : formats.percent(share)};{' '}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
