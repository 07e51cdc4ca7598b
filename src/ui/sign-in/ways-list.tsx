import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './other-ways.module.css';
import { otherWaysMessages } from './other-ways-messages.ts';
import { useOfferedWays } from './use-offered-ways.ts';
import { rememberPage } from './way-back.ts';

type WaysListProps = { app: 'player' | 'teacher'; refusalReason: string };

/** Scrolls to the buttons, which phones show below the first screen. */
const showInView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** A button for each way to sign in elsewhere, and why the last sign-in there was refused. */
export function WaysList({ app, refusalReason }: WaysListProps) {
  const t = useMessages(otherWaysMessages);
  const offeredWays = useOfferedWays(refusalReason);
  if (!offeredWays || (offeredWays.ways.length === 0 && offeredWays.refusal === '')) return null;
  return (
    <div className={styles.ways}>
      {offeredWays.refusal !== '' && (
        <p ref={showInView} className={styles.refusal} role="alert">
          {offeredWays.refusal}
        </p>
      )}
      {offeredWays.ways.length > 0 && <p className={styles.or}>{t('or')}</p>}
      {offeredWays.ways.map(({ id, name }) => (
        <a
          key={id}
          className={styles.way}
          href={`/api/sign_in/start?way=${id}&app=${app}`}
          onClick={rememberPage}
        >
          {t('with', { name })}
        </a>
      ))}
    </div>
  );
}
