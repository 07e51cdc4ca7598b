import { useMessages } from '#ui/i18n/use-messages.ts';
import { QrCode } from '#ui/primitives/qr-code.tsx';
import type { Trip } from '../../model.ts';
import { useStopName } from '../use-stop-name.ts';
import styles from './code-sheet.module.css';
import { settingsMessages } from './settings-messages.ts';

/** The codes of the stops with their names, six on a sheet of A4. Printing prints nothing else of the page. */
export function CodeSheet({ trip }: { trip: Trip }) {
  const t = useMessages(settingsMessages);
  const nameOf = useStopName();
  return (
    <ol className={styles.sheet}>
      {trip.stops.map((stop, index) => {
        const { id, check_in } = stop;
        const name = nameOf(stop, index);
        if (!check_in.by_code) return null;
        return (
          <li key={id} className={styles.stop}>
            <p className={styles.name}>
              {index + 1}. {name}
            </p>
            <QrCode className={styles.qr} text={check_in.code} label={t('scan', { name })} />
            <p className={styles.code}>{check_in.code}</p>
            <p className={styles.hint}>{t('scan_hint')}</p>
          </li>
        );
      })}
    </ol>
  );
}
