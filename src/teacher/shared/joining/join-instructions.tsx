import { type CoursewareItem, formatJoinCode, playAddress } from '#teacher/shared/coursewares/coursewares.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { QrCode } from '#ui/primitives/qr-code.tsx';
import { joinMessages } from './join-messages.ts';
import styles from './join-panel.module.css';
import { LoopbackAddressNote } from './loopback-address-note.tsx';

type InstructionsProps = { courseware: CoursewareItem; className: string; link: string };

/** Shows the address, code and QR code for joining, and when students can join. */
export function JoinInstructions({ courseware, className, link }: InstructionsProps) {
  const t = useMessages(joinMessages);
  const formats = useFormats();
  const { state, open_at, join_code, allow_guests } = courseware;
  return (
    <div className={styles.join}>
      <div className={styles.words}>
        <p>
          {t('go_to')}{' '}
          <a href={link} target="_blank" rel="noreferrer" className={styles.link}>
            {playAddress()}
          </a>{' '}
          {t('enter_code')}
        </p>
        <p className={styles.code} aria-label={t('code')} role="group">
          {formatJoinCode(join_code)}
        </p>
        <p className={styles.note}>
          {allow_guests ? t('guests_too') : t('accounts_only', { class: className })}{' '}
          {state === 'scheduled' && open_at !== null && (
            <span>{t('opens_later', { time: formats.dateTime(open_at) })}</span>
          )}
          {state === 'past_due' && <span>{t('is_past_due')}</span>}
        </p>
        <LoopbackAddressNote />
      </div>
      <figure className={styles.qr}>
        <QrCode text={link} label={t('qr', { link })} className={styles.qrPicture} />
        <figcaption>{t('or_scan')}</figcaption>
      </figure>
    </div>
  );
}
