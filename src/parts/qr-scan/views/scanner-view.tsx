import { useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { scanMessages } from '../messages.ts';
import styles from './scanner-view.module.css';
import { useCamera } from './use-camera.ts';
import { useCodeReading } from './use-code-reading.ts';

type ScannerViewProps = {
  /** The text of a code, without the space around it. */
  onRead: (text: string) => void;
};

export function ScannerView({ onRead }: ScannerViewProps) {
  const [tryCount, setTryCount] = useState(0);
  return (
    <div className={styles.scanner}>
      <CameraArea key={tryCount} onRead={onRead} onRetry={() => setTryCount(tryCount + 1)} />
    </div>
  );
}

function CameraArea({ onRead, onRetry }: ScannerViewProps & { onRetry: () => void }) {
  const t = useMessages(scanMessages);
  const camera = useCamera();
  const problem = typeof camera === 'string' ? camera : undefined;
  return (
    <>
      {typeof camera === 'object' && <CameraPicture stream={camera} onRead={onRead} />}
      <p role="status" className={styles.note}>
        {t(problem ?? (camera ? 'point' : 'starting'))}
      </p>
      {(problem === 'refused' || problem === 'missing') && (
        <Button look="soft" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </>
  );
}

function CameraPicture({ stream, onRead }: { stream: MediaStream; onRead: (text: string) => void }) {
  const t = useMessages(scanMessages);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  useCodeReading(video, (text) => onRead(text.trim()));
  const attach = (element: HTMLVideoElement | null) => {
    if (element && element.srcObject !== stream) {
      element.srcObject = stream;
      // Refused while the page is hidden; it plays once it is shown.
      void element.play().catch(() => {});
    }
    setVideo(element);
  };
  return (
    <video ref={attach} className={styles.picture} aria-label={t('camera')} autoPlay muted playsInline />
  );
}
