import { useState } from 'react';
import { CodeForm } from '#parts/qr-scan/code-form.tsx';
import { QrScanner } from '#parts/qr-scan/qr-scanner.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { toCodePrint } from '../check-in/code-print.ts';
import { checkInMessages } from './check-in-messages.ts';
import styles from './player.module.css';

type CodeFieldProps = {
  stopId: string;
  codePrint: string;
  /** Called with the code of the stop alone. */
  onCode: (code: string) => void;
};

/** Reads the code that stands at the stop, by camera or typed. */
export function CodeField({ stopId, codePrint, onCode }: CodeFieldProps) {
  const t = useMessages(checkInMessages);
  const [isScanning, setScanning] = useState(false);
  const [isOther, setOther] = useState(false);
  function take(text: string): void {
    const code = text.replace(/\s/g, '').toUpperCase();
    const isRight = toCodePrint(stopId, code) === codePrint;
    setOther(!isRight);
    if (isRight) onCode(code);
  }
  return (
    <div className={styles.code}>
      {isScanning ? (
        <QrScanner onRead={take} />
      ) : (
        <Button look="soft" onClick={() => setScanning(true)}>
          {t('by_code')}
        </Button>
      )}
      <CodeForm onCode={take} />
      {isOther && (
        <p role="alert" className={styles.wrong}>
          {t('other_code')}
        </p>
      )}
    </div>
  );
}
