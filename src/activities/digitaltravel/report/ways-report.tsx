import { useState } from 'react';
import type { QuestionReport, Route } from '#form/activity-type.ts';
import type { ViewContext } from '#form/activity-views.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { ShownTrip } from '../model.ts';
import { toPublicMap } from '../resolve.ts';
import { TripMap } from '../trip-map.tsx';
import styles from './report.module.css';
import { reportMessages } from './report-messages.ts';

type WaysReportProps = { content: ShownTrip; report: QuestionReport; context: ViewContext };

/** The way of each student from stop to stop as a table, and that of the chosen one on the map. */
export function WaysReport({ content, report, context }: WaysReportProps) {
  const t = useMessages(reportMessages);
  const { routes = [] } = report;
  const [chosenId, setChosenId] = useState<number>();
  const map = toPublicMap(content);
  const chosen = routes.find(({ student_id }) => student_id === chosenId) ?? routes[0];
  if (routes.length === 0) return null;
  return (
    <div className={styles.ways}>
      {map && chosen && (
        <div className={styles.map}>
          <TripMap
            map={map}
            stops={content.stops.map((stop, index) => ({
              ...stop,
              number: index + 1,
              state: chosen.visits.some(({ part_id }) => part_id === stop.id) ? 'visited' : 'plain',
            }))}
            routes={[
              {
                id: String(chosen.student_id),
                name: context.nameOf(chosen.student_id),
                colour: 'var(--el-primary)',
                stopIds: chosen.visits.map(({ part_id }) => part_id),
              },
            ]}
            onChoose={() => undefined}
            mediaUrl={context.mediaUrl}
          />
        </div>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('student')}</th>
            <th scope="col">{t('began')}</th>
            <th scope="col">{t('last_stop')}</th>
            <th scope="col">{t('way')}</th>
          </tr>
        </thead>
        <tbody>
          {routes.map((route) => (
            <WayRow
              key={route.student_id}
              route={route}
              stops={content.stops}
              name={context.nameOf(route.student_id)}
              isChosen={map !== null && route === chosen}
              onChoose={map ? () => setChosenId(route.student_id) : undefined}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type WayRowProps = {
  route: Route;
  stops: ShownTrip['stops'];
  name: string;
  isChosen: boolean;
  /** Absent where there is no map. */
  onChoose: (() => void) | undefined;
};

function WayRow({ route, stops, name, isChosen, onChoose }: WayRowProps) {
  const t = useMessages(reportMessages);
  const { time } = useFormats();
  const numberOf = (id: string) => stops.findIndex((stop) => stop.id === id) + 1;
  const first = route.visits[0];
  const last = route.visits.at(-1);
  return (
    <tr data-chosen={isChosen || undefined}>
      <th scope="row">
        {onChoose ? (
          <button
            type="button"
            className={styles.name}
            aria-pressed={isChosen}
            title={t('show_way')}
            onClick={onChoose}
          >
            {name}
          </button>
        ) : (
          name
        )}
      </th>
      <td>{first && time(first.at)}</td>
      <td>{last && time(last.at)}</td>
      <td>{route.visits.map(({ part_id }) => numberOf(part_id)).join(' → ')}</td>
    </tr>
  );
}
