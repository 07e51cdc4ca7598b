import { LineChart } from '@mantine/charts';
import { Text } from '@mantine/core';
import '@mantine/charts/styles.css';
import './trend-chart.css';
import { useElementSize } from '@mantine/hooks';
import type { ApiReply } from '#contract/api.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

type Trend = ApiReply<'GET /study/personal_detail'>['trend'];

/** Width of a Han character in the axis labels, which follow the size of the page's text. */
const hanWidthRem = 13 / 16;
const hanPerLabelMin = 3;
/** Of the vertical axis, which is left of the first label's point. */
const axisWidthPx = 60;

function shortenLabel(name: string, maxHanWidth: number): string {
  const characters = Array.from(name);
  const overflowIndex = characters.findIndex(
    (_, end) => measureHanWidth(characters.slice(0, end + 1)) > maxHanWidth,
  );
  return overflowIndex < 0 ? name : `${characters.slice(0, Math.max(1, overflowIndex - 1)).join('')}…`;
}

/** The width of a text, measured in Han characters; others are about half as wide. */
function measureHanWidth(characters: readonly string[]): number {
  return characters.reduce((sum, character) => sum + (character > '\u2e80' ? 1 : 0.55), 0);
}

/** How many Han characters a label has room for, if the chart has this width. */
function measureRoom(width: number, labelCount: number): { hanPerLabel: number; hanWidthPx: number } {
  const hanWidthPx = hanWidthRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return { hanPerLabel: Math.floor(width / Math.max(1, labelCount) / hanWidthPx) - 1, hanWidthPx };
}

/** A student's share of the full marks beside the class average, by courseware. */
export function TrendChart({ trend }: { trend: Trend }) {
  const t = useMessages(studyMessages);
  const formats = useFormats();
  const { ref, width } = useElementSize();
  const { hanPerLabel, hanWidthPx } = measureRoom(width, trend.length);
  const halfWidthOf = (item: Trend[number] | undefined) =>
    (measureHanWidth(Array.from(shortenLabel(item?.courseware_name ?? '', hanPerLabel))) * hanWidthPx) / 2;
  const data = trend.map(({ courseware_name, share, class_share }) => ({
    name: courseware_name,
    student: share,
    class: class_share,
  }));
  // The chart adapts to the width of the figure. `inline-size` keeps the figure from adapting to the chart,
  // which would never shrink.
  return (
    <figure ref={ref} style={{ margin: 0, contain: 'inline-size' }}>
      <LineChart
        h={240}
        data={data}
        dataKey="name"
        withLegend
        connectNulls
        curveType="linear"
        yAxisProps={{ domain: [0, 1] }}
        // Shows every label, shortened, unless there is too little room.
        {...(hanPerLabel >= hanPerLabelMin && {
          xAxisProps: {
            interval: 0,
            tickFormatter: (name: string) => shortenLabel(name, hanPerLabel),
            // The first and the last label are centred below their points and have to stay inside the window.
            padding: {
              left: Math.max(0, halfWidthOf(trend.at(0)) - axisWidthPx),
              right: halfWidthOf(trend.at(-1)),
            },
          },
        })}
        valueFormatter={(value) => formats.percent(value)}
        series={[
          { name: 'student', label: t('trend_student'), color: 'harbour.6' },
          { name: 'class', label: t('trend_class'), color: 'kapok.6', strokeDasharray: '6 4' },
        ]}
      />
      {trend.some(({ class_share }) => class_share === null) && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('trend_few')}
        </Text>
      )}
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
