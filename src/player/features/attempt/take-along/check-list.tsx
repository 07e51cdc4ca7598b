import { useState } from 'react';
import { Icon } from '#player/shared/icons.tsx';
import { readStoredAttempt } from '#player/storage/attempt-storage.ts';
import { type Formats, useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import styles from './along.module.css';
import { loadTakesAlong } from './attempt-along.ts';
import { checkDevice, type DeviceCheck, isFine } from './check-device.ts';
import { checkMessages } from './check-messages.ts';

type CheckListProps = { type: string; studentId: number; attemptId: number | undefined };

/** Runs all checks that the content needs; all that its type may need while its content is not on the device. */
async function runChecks(
  { type, studentId, attemptId }: CheckListProps,
  onResult: (results: readonly DeviceCheck[]) => void,
): Promise<void> {
  const stored = attemptId === undefined ? undefined : await readStoredAttempt(studentId, attemptId);
  const { listNeeds } = await loadTakesAlong(type);
  await checkDevice(listNeeds(stored?.attempt.content), onResult);
}

/** What is in order before the student leaves, and what is to do. Nothing is asked of the device before the tap. */
export function CheckList(props: CheckListProps) {
  const t = useMessages(checkMessages);
  const [results, setResults] = useState<readonly DeviceCheck[]>();
  const [isBusy, setBusy] = useState(false);

  async function check(): Promise<void> {
    setBusy(true);
    setResults([]);
    await runChecks(props, setResults).catch(() => undefined);
    setBusy(false);
  }
  return (
    <div className={styles.checks}>
      <h3>{t('title')}</h3>
      {!results && <p className={styles.hint}>{t('lead')}</p>}
      {results && (
        <ul className={styles.checkList} aria-live="polite">
          {results.map((result) => (
            <CheckRow key={result.name} result={result} />
          ))}
        </ul>
      )}
      <Button look="soft" wide busy={isBusy} onClick={() => void check()}>
        {t(results ? 'check_again' : 'check')}
      </Button>
    </div>
  );
}

function describeValues(result: DeviceCheck, { bytes, dateTime, number }: Formats): Record<string, string> {
  if (result.name === 'session' && result.state !== 'unknown') return { until: dateTime(result.until) };
  if (result.name === 'position' && result.state === 'ok')
    return { metres: number(Math.max(1, Math.round(result.accuracyM))) };
  if (result.name === 'storage')
    return { free: result.freeBytes === undefined ? '?' : bytes(result.freeBytes) };
  return {};
}

function CheckRow({ result }: { result: DeviceCheck }) {
  const t = useMessages(checkMessages);
  const values = describeValues(result, useFormats());
  const isInOrder = isFine(result);
  return (
    <li className={styles.check} data-fine={isInOrder}>
      <Icon name={isInOrder ? 'check' : 'flag'} size={20} />
      <div>
        <strong>{t(result.name)}</strong>{' '}
        <span className="el-visually-hidden">{t(isInOrder ? 'fine' : 'not_fine')}</span>
        <p>{t(`${result.name}_${result.state}` as keyof typeof checkMessages, values)}</p>
      </div>
    </li>
  );
}
