import { useState } from 'react';
import styles from './framed-window.module.css';

type FramedWindowProps = {
  address: string;
  /** Name of the frame for screen readers. */
  name: string;
  /** Shown until the page is there. */
  loading: string;
  sandbox: string;
  referrerPolicy: 'no-referrer' | 'strict-origin-when-cross-origin';
};

/** Another page in a frame that fills its container. */
export function FramedWindow({ address, name, loading, sandbox, referrerPolicy }: FramedWindowProps) {
  const [loaded, setLoaded] = useState('');
  const isLoaded = loaded === address;
  return (
    <div className={styles.window} aria-busy={!isLoaded}>
      {!isLoaded && (
        <p className={styles.loading} role="status">
          {loading}
        </p>
      )}
      <iframe
        key={address}
        className={styles.frame}
        src={address}
        title={name}
        sandbox={sandbox}
        allow="fullscreen"
        referrerPolicy={referrerPolicy}
        onLoad={() => setLoaded(address)}
      />
    </div>
  );
}
