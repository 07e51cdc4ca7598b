import { useMessages } from '#ui/i18n/use-messages.ts';
import type { VideoQuiz } from '../../model.ts';
import { TimeHandle } from './time-handle.tsx';
import styles from './timeline.module.css';
import { timelineMessages } from './timeline-messages.ts';

export type TimelineChanges = {
  /** Undefined: from the beginning, to the end. */
  onCut: (changed: Pick<VideoQuiz, 'begin_s'> | Pick<VideoQuiz, 'end_s'>) => void;
  onMoveQuestion: (id: string, seconds: number) => void;
  onMoveChapter: (id: string, seconds: number) => void;
  onChooseQuestion: (id: string) => void;
};

type HandlesProps = TimelineChanges & { content: VideoQuiz; total: number };

const levelsMax = 5;
/** On a phone, handles that are closer than this share of the line would cover each other. */
const closeShare = 0.1;

/** The first level for each place, in order, on which it covers none; if there is none, the one that it covers least. */
function chooseLevels(places: readonly number[], total: number): number[] {
  const lastByLevel: number[] = [];
  return places.map((place) => {
    const freeLevel = lastByLevel.findIndex((last) => place - last >= closeShare * total);
    const newLevel = lastByLevel.length < levelsMax ? lastByLevel.length : -1;
    const level =
      [freeLevel, newLevel].find((one) => one >= 0) ?? lastByLevel.indexOf(Math.min(...lastByLevel));
    lastByLevel[level] = place;
    return level;
  });
}

/** The places on the line: where the video begins and ends, its chapters and its questions. */
export function Handles({ content, total, ...changes }: HandlesProps) {
  const t = useMessages(timelineMessages);
  const { begin_s: begin = 0, end_s: end = total, chapters } = content;
  const placed = content.questions.flatMap((question, index) =>
    question.at_s === undefined ? [] : [{ id: question.id, at_s: question.at_s, number: index + 1 }],
  );
  const chosenLevels = chooseLevels(
    placed.map(({ at_s }) => at_s),
    total,
  );
  const rows = Math.max(0, ...chosenLevels) + 1;
  return (
    <div className={styles.handles} style={{ '--rows': rows + (chapters.length > 0 ? 1 : 0) } as object}>
      <TimeHandle
        kind="begin"
        name={t('begin')}
        mark="⟦"
        seconds={begin}
        total={total}
        max={Math.max(0, end - 1)}
        onMove={(seconds) => changes.onCut({ begin_s: seconds === 0 ? undefined : seconds })}
      />
      <TimeHandle
        kind="end"
        name={t('end')}
        mark="⟧"
        seconds={Math.min(total, end)}
        total={total}
        min={begin + 1}
        onMove={(seconds) => changes.onCut({ end_s: seconds >= total - 0.05 ? undefined : seconds })}
      />
      {chapters.map(({ id, at_s, title }) => (
        <TimeHandle
          key={id}
          kind="chapter"
          name={t('chapter', { title })}
          mark="§"
          level={rows}
          seconds={at_s}
          total={total}
          onMove={(seconds) => changes.onMoveChapter(id, seconds)}
        />
      ))}
      {placed.map(({ id, at_s, number }, index) => (
        <TimeHandle
          key={id}
          kind="question"
          name={t('question', { number })}
          mark={String(number)}
          seconds={at_s}
          total={total}
          min={begin}
          max={Math.min(total, end)}
          level={chosenLevels[index] ?? 0}
          onMove={(seconds) => changes.onMoveQuestion(id, seconds)}
          onChoose={() => changes.onChooseQuestion(id)}
        />
      ))}
    </div>
  );
}
