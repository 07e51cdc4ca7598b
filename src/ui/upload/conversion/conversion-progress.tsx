import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { uploadMessages } from '#ui/upload/messages.ts';
import styles from './conversion-progress.module.css';
import { cancelConversion, retryConversion } from './retry-conversion.ts';
import { useConversion } from './use-conversion.ts';

/** Ignores the error, because the call has shown it as a message. */
const ignoreError = () => undefined;

/** The progress of a conversion with a button to cancel or retry it; nothing once it is done. */
export function ConversionProgress({ media, name }: { media: string; name: string }) {
  const t = useMessages(uploadMessages);
  const tCommon = useMessages(commonMessages);
  const conversion = useConversion(media);
  if (!conversion || conversion.state === 'done') return null;
  const { state, progress, message, may_retry } = conversion;
  if (state === 'failed' || state === 'cancelled') {
    return (
      <div className={styles.box} role="alert">
        <p className={styles.text}>{state === 'failed' ? message : t('conversion_cancelled')}</p>
        {may_retry && (
          <Button look="soft" onClick={() => void retryConversion(media).catch(ignoreError)}>
            {t('convert_again')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={styles.box}>
      <p className={styles.text} role="status">
        {state === 'queued'
          ? t('conversion_queued')
          : t('converting', { percent: Math.floor(progress * 100) })}
      </p>
      <progress className={styles.bar} max={1} value={progress} aria-label={name} />
      <Button look="plain" onClick={() => void cancelConversion(media).catch(ignoreError)}>
        {tCommon('cancel')}
      </Button>
    </div>
  );
}
