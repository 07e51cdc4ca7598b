import { useId, useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { toCodePrint } from '../check-in/code-print.ts';
import { checkInMessages } from './check-in-messages.ts';
import { LateQrScanner } from './late-qr-scanner.view.ts';
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
  const fieldId = useId();
  const [isScanning, setScanning] = useState(false);
  const [typed, setTyped] = useState('');
  const [isOther, setOther] = useState(false);
  function take(text: string): void {
    const code = text.replace(/\s/g, '').toUpperCase();
    if (toCodePrint(stopId, code) === codePrint) onCode(code);
    else setOther(true);
  }
  return (
    <div className={styles.code}>
      {isScanning ? (
        <LateQrScanner onRead={take} />
      ) : (
        <Button look="soft" onClick={() => setScanning(true)}>
          {t('by_code')}
        </Button>
      )}
      <form
        className={styles.typed}
        onSubmit={(event) => {
          event.preventDefault();
          take(typed);
        }}
      >
        <label htmlFor={fieldId}>{t('type_code')}</label>
        <input
          id={fieldId}
          value={typed}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={isOther ? `${fieldId}-wrong` : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setOther(false);
          }}
        />
        <Button type="submit" look="soft" disabled={typed.trim() === ''}>
          {t('use_code')}
        </Button>
      </form>
      {isOther && (
        <p id={`${fieldId}-wrong`} role="alert" className={styles.wrong}>
          {t('other_code')}
        </p>
      )}
    </div>
  );
}
