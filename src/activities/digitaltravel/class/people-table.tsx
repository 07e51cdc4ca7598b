import type { ClassAttempt } from '#form/activity-views.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { drawIcon } from '#ui/primitives/draw-icon.tsx';
import type { TripPresence } from '../led/control.ts';
import type { ShownStop } from '../model.ts';
import styles from './class.module.css';
import { classMessages } from './class-messages.ts';

const ArrowIcon = drawIcon(<path d="M12 4v16m0-16-6 6m6-6 6 6" />);

type PeopleTableProps = {
  attempts: readonly ClassAttempt[];
  stops: readonly ShownStop[];
  /** By the id of the student. */
  present: ReadonlyMap<number, TripPresence>;
  nameOf: (userId: number) => string;
};

/** Who is at which stop and looks which way, a row for each student. */
export function PeopleTable({ attempts, stops, present, nameOf }: PeopleTableProps) {
  const t = useMessages(classMessages);
  const ids = [...new Set(attempts.flatMap(({ student_ids }) => student_ids))];
  if (ids.length === 0) return <p className={styles.none}>{t('nobody')}</p>;
  return (
    <table className={styles.people} aria-label={t('people')}>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('stop')}</th>
          <th scope="col">{t('looks')}</th>
        </tr>
      </thead>
      <tbody>
        {ids.map((id) => (
          <PersonRow key={id} name={nameOf(id)} stops={stops} place={present.get(id)} />
        ))}
      </tbody>
    </table>
  );
}

type PersonRowProps = { name: string; stops: readonly ShownStop[]; place: TripPresence | undefined };

function PersonRow({ name, stops, place }: PersonRowProps) {
  const t = useMessages(classMessages);
  const index = stops.findIndex(({ id }) => id === place?.stop_id);
  const yaw = place?.view ? Math.round(place.view.yaw) : undefined;
  return (
    <tr data-away={place === undefined || undefined}>
      <th scope="row">{name}</th>
      <td>{index === -1 ? t('away') : `${index + 1} ${stops[index]?.name ?? ''}`}</td>
      <td>
        {yaw !== undefined && (
          <span className={styles.arrow} style={{ rotate: `${yaw}deg` }}>
            <ArrowIcon size="1.1em" />
            <span className="el-visually-hidden">{t('degrees', { degrees: yaw })}</span>
          </span>
        )}
      </td>
    </tr>
  );
}
