import { useMessages } from '#ui/i18n/use-messages.ts';
import type { PublicTask } from '../model.ts';
import styles from './player.module.css';
import { playerMessages } from './player-messages.ts';

type AttachmentsProps = Pick<PublicTask, 'attachments'> & { mediaUrl: (url: string) => string };

/** Files and pages of the teacher's, by the names that it gave them. */
export function Attachments({ attachments, mediaUrl }: AttachmentsProps) {
  const t = useMessages(playerMessages);
  if (attachments.length === 0) return null;
  return (
    <ul aria-label={t('attachments')} className={styles.attachments}>
      {attachments.map((attachment) => (
        <li key={attachment.id}>
          <a
            className={styles.attachment}
            href={attachment.kind === 'link' ? attachment.address : mediaUrl(attachment.url)}
            target="_blank"
            rel="noreferrer noopener"
          >
            <span aria-hidden="true">{attachment.kind === 'link' ? '🔗' : '📎'}</span> {attachment.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
