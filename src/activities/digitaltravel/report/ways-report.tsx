import { useState } from 'react';
import type { QuestionReport } from '#form/activity-type.ts';
import type { ClassAttempt, ViewContext } from '#form/activity-views.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { ShownTrip } from '../model.ts';
import { toPublicMap } from '../resolve.ts';
import { TripMap } from '../trip-map.tsx';
import { type LastPlace, listLastPlaces } from './last-places.ts';
import styles from './report.module.css';
import { reportMessages } from './report-messages.ts';
import { WayRow } from './way-row.tsx';

/** So many are named at a stop of the map; the table has all. */
const namesMax = 3;

type WaysReportProps = {
  content: ShownTrip;
  report: QuestionReport;
  context: ViewContext;
  attempts: readonly ClassAttempt[];
};

/** Who checked in last at a stop, and when. */
function useNamePlaces(): (places: readonly LastPlace[]) => string[] {
  const t = useMessages(reportMessages);
  const { time } = useFormats();
  return (places) => {
    const shown = places.length > namesMax ? places.slice(0, namesMax - 1) : places;
    const others = places.length - shown.length;
    return [
      ...shown.map(({ name, at }) => `${time(at)} ${name}`),
      ...(others > 0 ? [t('more', { count: others })] : []),
    ];
  };
}

/** The way of each student from stop to stop as a table; on the map that of the chosen one, and where all were last. */
export function WaysReport({ content, report, context, attempts }: WaysReportProps) {
  const t = useMessages(reportMessages);
  const namePlaces = useNamePlaces();
  const { routes = [] } = report;
  const [chosenId, setChosenId] = useState<number>();
  const map = toPublicMap(content);
  const chosen = routes.find(({ student_id }) => student_id === chosenId) ?? routes[0];
  if (routes.length === 0) return null;
  const lastPlaces = listLastPlaces(routes, attempts, context.nameOf);
  const isOnSite = content.digital_mode === 'site';
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
              lines: namePlaces(lastPlaces.get(stop.id) ?? []),
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
            <th scope="col">{t(isOnSite ? 'last_check_in' : 'last_stop')}</th>
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
