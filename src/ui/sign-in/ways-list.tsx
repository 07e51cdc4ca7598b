import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './other-ways.module.css';
import { otherWaysMessages } from './other-ways-messages.ts';
import { useOfferedWays } from './use-offered-ways.ts';
import { rememberPage } from './way-back.ts';

type WaysListProps = { app: 'player' | 'teacher'; refused: string };

/** Scrolls to the buttons, which phones show below the first screen. */
const showInView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** A button for each way to sign in elsewhere, and why the last sign-in there was refused. */
export function WaysList({ app, refused }: WaysListProps) {
  const t = useMessages(otherWaysMessages);
  const offered = useOfferedWays(refused);
  if (!offered || (offered.ways.length === 0 && offered.refusal === '')) return null;
  return (
    <div className={styles.ways}>
      {offered.refusal !== '' && (
        <p ref={showInView} className={styles.refusal} role="alert">
          {offered.refusal}
        </p>
      )}
      {offered.ways.length > 0 && <p className={styles.or}>{t('or')}</p>}
      {offered.ways.map(({ id, name }) => (
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
