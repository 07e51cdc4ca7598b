import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { hasModifier, pressedKey } from '#ui/browser/pressed-key.ts';
import { chooseIndex } from '#ui/charts/choose-index.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useElementSize } from '#ui/primitives/use-element-size.ts';
import {
  chartHeight,
  chartWidth,
  columnOf,
  edges,
  findColumn,
  heightOf,
  labelLetters,
} from './chart-layout.ts';
import { letterOf, type NumberedQuestion, nameClass, type Use } from './compared.ts';
import styles from './comparison.module.css';
import { comparisonMessages } from './comparison-messages.ts';

type ChartProps = { uses: readonly Use[]; questions: readonly NumberedQuestion[] };

/**
 * The class average of each question in each use. Uses are letters, not colours; arrow keys, a finger and a mouse read
 * one question after the other. The table has the same figures.
 */
export function ComparisonChart({ uses, questions }: ChartProps) {
  const t = useMessages(comparisonMessages);
  const frame = useRef<HTMLDivElement>(null);
  const available = useElementSize(frame)?.width ?? 0;
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, questions.length - 1);
  const width = chartWidth(questions.length, available);
  const readout = useReadout(questions[index], uses);
  useEffect(() => {
    const column = columnOf(index, questions.length, width);
    const { current } = frame;
    if (!current || current.scrollWidth <= current.clientWidth) return;
    const isShown =
      column > current.scrollLeft + 40 && column < current.scrollLeft + current.clientWidth - 20;
    if (!isShown) current.scrollLeft = column - current.clientWidth / 2;
  }, [index, questions.length, width]);
  const pick = (event: PointerEvent<HTMLDivElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    setChosen(findColumn(event.clientX - left, questions.length, width));
  };
  const move = (event: KeyboardEvent) => {
    const target = chooseIndex(pressedKey(event), index, questions.length);
    if (target === undefined || hasModifier(event)) return;
    event.preventDefault();
    setChosen(target);
  };
  return (
    <figure className={styles.figure}>
      <div ref={frame} className={styles.frame} data-scrolls-sideways>
        <div
          className={styles.plot}
          style={{ width }}
          role="slider"
          tabIndex={0}
          aria-label={t('chart')}
          aria-valuemin={1}
          aria-valuemax={questions.length}
          aria-valuenow={index + 1}
          aria-valuetext={readout}
          onKeyDown={move}
          onPointerDown={pick}
          onPointerMove={pick}
        >
          <Plot uses={uses} questions={questions} index={index} width={width} />
        </div>
      </div>
      <p className={styles.readout} aria-hidden="true">
        {readout}
      </p>
      <p className={styles.help}>{t('chart_help')}</p>
    </figure>
  );
}

/** One question in words, with its figure in each use. */
function useReadout(question: NumberedQuestion | undefined, uses: readonly Use[]): string {
  const t = useMessages(comparisonMessages);
  const { percent } = useFormats();
  if (!question) return '';
  const values = uses.flatMap((use, index) => {
    const result = question.results[index];
    if (!result || result.answers === 0) return [];
    const value = result.facility === null ? t('few') : percent(result.facility);
    return [t('value', { letter: letterOf(index), class: nameClass(use), value })];
  });
  return [t('point', { number: question.number, title: question.title }), ...values].join(' · ');
}

const steps = [0, 0.25, 0.5, 0.75, 1];

function Plot({ uses, questions, index, width }: ChartProps & { index: number; width: number }) {
  const { percent } = useFormats();
  const count = questions.length;
  const cursor = columnOf(index, count, width);
  return (
    <svg viewBox={`0 0 ${Math.max(1, width)} ${chartHeight}`} height={chartHeight} aria-hidden="true">
      {steps.map((step) => (
        <g key={step}>
          <path className={styles.grid} d={`M${edges.left} ${heightOf(step)}H${width - edges.right}`} />
          <text className={styles.label} x={edges.left - 6} y={heightOf(step)} dy="0.35em" textAnchor="end">
            {percent(step)}
          </text>
        </g>
      ))}
      <rect className={styles.cursor} x={cursor - 14} y={2} width={28} height={chartHeight - 4} rx={6} />
      {questions.map((question, at) => (
        <Column key={question.question_id} uses={uses} question={question} x={columnOf(at, count, width)} />
      ))}
    </svg>
  );
}

/** The letters of one question, on a line from its lowest to its highest figure. */
function Column({ uses, question, x }: { uses: readonly Use[]; question: NumberedQuestion; x: number }) {
  const shares = uses.flatMap((_, index) => {
    const facility = question.results[index]?.facility ?? null;
    return facility === null ? [] : [{ letter: letterOf(index), share: facility }];
  });
  const heights = shares.map(({ share }) => heightOf(share));
  return (
    <>
      {heights.length > 1 && (
        <path className={styles.range} d={`M${x} ${Math.min(...heights)}V${Math.max(...heights)}`} />
      )}
      {labelLetters(shares).map(({ text, y }) => (
        <text key={text} className={styles.point} x={x} y={y} dy="0.35em" textAnchor="middle">
          {text}
        </text>
      ))}
      <text className={styles.label} x={x} y={chartHeight - 7} textAnchor="middle">
        {question.number}
      </text>
    </>
  );
}
