import { useMessages } from '#ui/i18n/use-messages.ts';
import { drawIcon } from '#ui/primitives/draw-icon.tsx';
import type { PublicTask } from '../model.ts';
import styles from './player.module.css';
import { playerMessages } from './player-messages.ts';

const LinkIcon = drawIcon(<path d="M14 4h6v6m0-6-9 9M18 14v5.5H4.5V6H10" />);
const FileIcon = drawIcon(<path d="M6 3.5h8l4.5 4.5v12.5h-12.5zM14 3.5V8h4.5" />);

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
            {attachment.kind === 'link' ? <LinkIcon /> : <FileIcon />}
            <span>{attachment.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
