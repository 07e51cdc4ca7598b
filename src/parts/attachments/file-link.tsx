import type { ReactNode } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './attachments.module.css';
import { attachmentMessages } from './messages.ts';

type FileLinkProps = { name: string; url: string };

function FileLink({
  name,
  url,
  className,
  children,
}: FileLinkProps & { className: string | undefined; children: ReactNode }) {
  const t = useMessages(attachmentMessages);
  return (
    <a
      className={className}
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={t('open_file', { name })}
    >
      {children}
    </a>
  );
}

/** Opens a file that cannot be shown here; it shows its extension. */
export function DocumentLink({ name, url }: FileLinkProps) {
  return (
    <FileLink name={name} url={url} className={styles.document}>
      {name.split('.').at(-1)?.toUpperCase()}
    </FileLink>
  );
}

/** A picture that opens in its own size. */
export function PictureLink({ name, url }: FileLinkProps) {
  return (
    <FileLink name={name} url={url} className={styles.picture}>
      <img src={url} alt={name} loading="lazy" decoding="async" />
    </FileLink>
  );
}
