import { formatJoinCode, playAddress } from '#teacher/shared/coursewares/coursewares.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { QrCode } from '#ui/primitives/qr-code.tsx';
import { joinMessages } from './join-messages.ts';
import styles from './projected-join.module.css';

/** How students join, small, beside the work of the class on a projector. */
export function ProjectedJoin({ joinCode }: { joinCode: string }) {
  const t = useMessages(joinMessages);
  const link = `${location.origin}/play/${joinCode}`;
  return (
    <aside className={styles.join}>
      <p>
        <span>{playAddress()}</span>
        <strong role="group" aria-label={t('code')}>
          {formatJoinCode(joinCode)}
        </strong>
      </p>
      <QrCode text={link} label={t('qr', { link })} className={styles.qr} />
    </aside>
  );
}
