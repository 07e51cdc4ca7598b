import { Button } from '@mantine/core';
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react';
import type { ConversionResults } from '#contract/conversion-results.ts';
import type { DraftIssue } from '#form/activity-type.ts';
import { SortableList, useSortableItem } from '#parts/editor-parts/sortable-list.tsx';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { stopsMax } from '../../limits.ts';
import type { Stop, Trip } from '../../model.ts';
import { listQuestionsOf, sumPoints } from '../changes.ts';
import { editorMessages } from '../editor-messages.ts';
import { useStopName } from '../use-stop-name.ts';
import { StopThumb } from './stop-thumb.tsx';
import styles from './stops.module.css';

type StopListProps = {
  trip: Trip;
  conversionResults: ConversionResults;
  issues: readonly DraftIssue[];
  chosenId: string | undefined;
  error: string | undefined;
  onChoose: (id: string) => void;
  onMove: (from: number, to: number) => void;
  onAdd: () => void;
};

/** Ids of stops of which, or of whose questions, something is missing. */
function listUnfinishedIds(
  { stops, questions }: Trip,
  issues: readonly DraftIssue[],
): Set<string | undefined> {
  return new Set(
    issues.map(({ path: [list, index] }) =>
      list === 'questions' ? questions[Number(index)]?.stop_id : stops[Number(index)]?.id,
    ),
  );
}

/** The stops in the order of the trip, with a button that adds one. */
export function StopList(props: StopListProps) {
  const { trip, conversionResults, issues, chosenId, error, onChoose, onMove, onAdd } = props;
  const t = useMessages(editorMessages);
  const unfinishedIds = listUnfinishedIds(trip, issues);
  const isFull = trip.stops.length >= stopsMax;
  return (
    <>
      {trip.stops.length > 0 && (
        <SortableList ids={trip.stops.map(({ id }) => id)} onMove={onMove}>
          <ol className={styles.list}>
            {trip.stops.map((stop, index) => (
              <StopRow
                key={stop.id}
                {...{ trip, stop, index, conversionResults }}
                isChosen={stop.id === chosenId}
                isUnfinished={unfinishedIds.has(stop.id)}
                onChoose={() => onChoose(stop.id)}
              />
            ))}
          </ol>
        </SortableList>
      )}
      <Button
        fullWidth
        leftSection={<IconPlus size={20} aria-hidden />}
        disabled={isFull}
        data-field="stops"
        onClick={onAdd}
      >
        {t('add_stop')}
      </Button>
      {isFull && <p className={styles.hint}>{t('stops_full', { max: stopsMax })}</p>}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </>
  );
}

type StopRowProps = {
  trip: Trip;
  stop: Stop;
  index: number;
  conversionResults: ConversionResults;
  isChosen: boolean;
  isUnfinished: boolean;
  onChoose: () => void;
};

function StopRow(props: StopRowProps) {
  const { trip, stop, index, conversionResults, isChosen, isUnfinished, onChoose } = props;
  const t = useMessages(editorMessages);
  const formats = useFormats();
  const name = useStopName()(stop, index);
  const questions = listQuestionsOf(trip, stop.id);
  const points = sumPoints(questions);
  const { item, handle } = useSortableItem(stop.id, t('move_stop', { name }));
  return (
    <li {...item} className={styles.row} data-chosen={isChosen || undefined}>
      {handle}
      <button type="button" className={styles.choose} aria-current={isChosen || undefined} onClick={onChoose}>
        <StopThumb stop={stop} conversionResults={conversionResults} />
        <span className={styles.about}>
          <span className={styles.name}>
            {index + 1}. {name}
          </span>
          <span className={styles.facts}>
            {t('count_questions', { count: questions.length })}
            {' · '}
            {t('count_points', { count: points, points: formats.number(points) })}
          </span>
        </span>
        {isUnfinished && (
          <span className={styles.warning}>
            <IconAlertTriangle size={18} aria-hidden />
            <span className="el-visually-hidden">{t('not_finished')}</span>
          </span>
        )}
      </button>
    </li>
  );
}
