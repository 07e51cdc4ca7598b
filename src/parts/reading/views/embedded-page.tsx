import { useState } from 'react';
import styles from './embedded-page.module.css';

type EmbeddedPageProps = {
  address: string;
  /** Name of the frame for screen readers. */
  name: string;
  /** Text shown until the page has loaded. */
  loadingText: string;
  sandbox: string;
  referrerPolicy: 'no-referrer' | 'strict-origin-when-cross-origin';
};

/** Another page in a frame that fills its container. */
export function EmbeddedPage({ address, name, loadingText, sandbox, referrerPolicy }: EmbeddedPageProps) {
  const [loadedAddress, setLoadedAddress] = useState('');
  const isLoaded = loadedAddress === address;
  return (
    <div className={styles.window} aria-busy={!isLoaded}>
      {!isLoaded && (
        <p className={styles.loading} role="status">
          {loadingText}
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
        onLoad={() => setLoadedAddress(address)}
      />
    </div>
  );
}
