import type { Route } from '#form/activity-type.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { ShownTrip } from '../model.ts';
import styles from './report.module.css';
import { reportMessages } from './report-messages.ts';

type WayRowProps = {
  route: Route;
  stops: ShownTrip['stops'];
  name: string;
  isChosen: boolean;
  /** Absent where there is no map. */
  onChoose: (() => void) | undefined;
};

/** The way of one student: when it began, where the student was last, and all stops. */
export function WayRow({ route, stops, name, isChosen, onChoose }: WayRowProps) {
  const t = useMessages(reportMessages);
  const { time } = useFormats();
  const { visits, reached, over_minutes } = route;
  const numberOf = (id: string) => stops.findIndex((stop) => stop.id === id) + 1;
  const first = visits[0];
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
          <span>{name}</span>
        )}
        {over_minutes !== undefined && (
          <span className={styles.over}>{t('over', { count: over_minutes })}</span>
        )}
      </th>
      <td>{first && time(first.at)}</td>
      <td>
        {reached ? <LastCheckIn reached={reached} numberOf={numberOf} /> : <LastVisit visits={visits} />}
      </td>
      <td>{visits.map(({ part_id }) => numberOf(part_id)).join(' → ')}</td>
    </tr>
  );
}

function LastVisit({ visits }: Pick<Route, 'visits'>) {
  const { time } = useFormats();
  const last = visits.at(-1);
  return last && time(last.at);
}

type LastCheckInProps = { reached: NonNullable<Route['reached']>; numberOf: (id: string) => number };

/** The stop where the student checked in last, when, and what that was worth. */
function LastCheckIn({ reached, numberOf }: LastCheckInProps) {
  const t = useMessages(reportMessages);
  const { time } = useFormats();
  const last = reached.at(-1);
  return last ? `${numberOf(last.part_id)} · ${time(last.at)} · ${last.label}` : t('not_checked_in');
}
