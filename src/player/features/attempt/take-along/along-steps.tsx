import { useState } from 'react';
import { Icon } from '#player/shared/icons.tsx';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import styles from './along.module.css';
import { alongMessages } from './along-messages.ts';
import type { AlongState, Room, TakeAlong } from './take-along.ts';

type StepProps<Step extends AlongState['step'] = AlongState['step']> = {
  takeAlong: TakeAlong;
  state: Extract<AlongState, { step: Step }>;
};

/** How far taking along is, and what the student can do next. */
export function AlongSteps({ takeAlong, state }: { takeAlong: TakeAlong; state: AlongState }) {
  const t = useMessages(alongMessages);
  switch (state.step) {
    case 'none':
    case 'measuring':
      return (
        <Button look="soft" wide busy={state.step === 'measuring'} onClick={() => void takeAlong.measure()}>
          {t(state.step === 'measuring' ? 'measuring' : 'take')}
        </Button>
      );
    case 'failed':
      return <Failed takeAlong={takeAlong} state={state} />;
    case 'offered':
      return <Offered takeAlong={takeAlong} state={state} />;
    case 'taking':
      return <Taking takeAlong={takeAlong} state={state} />;
    case 'stopped':
      return <Stopped takeAlong={takeAlong} state={state} />;
    case 'ready':
      return <Ready takeAlong={takeAlong} state={state} />;
    default:
      return null;
  }
}

function useRoomTexts(): (room: Room) => { needed: string; free: string } {
  const t = useMessages(alongMessages);
  const { bytes } = useFormats();
  return ({ neededBytes, freeBytes }) => ({
    needed: bytes(neededBytes),
    free: freeBytes === undefined ? t('unknown_size') : bytes(freeBytes),
  });
}

function Failed({ takeAlong, state }: StepProps<'failed'>) {
  const t = useMessages(commonMessages);
  return (
    <>
      <p className={styles.warning} role="alert">
        {state.message}
      </p>
      <Button look="soft" wide onClick={() => void takeAlong.measure()}>
        {t('retry')}
      </Button>
    </>
  );
}

function Offered({ takeAlong, state }: StepProps<'offered'>) {
  const t = useMessages(alongMessages);
  const tCommon = useMessages(commonMessages);
  const { bytes } = useFormats();
  const roomTexts = useRoomTexts()(state.room);
  const { neededBytes, freeBytes } = state.room;
  const hasRoom = freeBytes === undefined || freeBytes >= neededBytes;
  return (
    <>
      <p className={styles.facts} role="status">
        <strong>{t('size', { count: state.fileCount, size: bytes(state.bytes) })}</strong>
        {state.keptBytes > 0 && <span>{t('size_left', { size: bytes(state.bytes - state.keptBytes) })}</span>}
        {freeBytes !== undefined && <span>{t('free', roomTexts)}</span>}
      </p>
      {!hasRoom && (
        <p className={styles.warning} role="alert">
          {t('too_little', roomTexts)}
        </p>
      )}
      <div className={styles.actions}>
        {hasRoom ? (
          <Button onClick={() => void takeAlong.goOn()}>{t('begin')}</Button>
        ) : (
          <Button look="soft" onClick={() => void takeAlong.measure()}>
            {tCommon('retry')}
          </Button>
        )}
        <Button look="plain" onClick={() => void takeAlong.cancel()}>
          {tCommon('cancel')}
        </Button>
      </div>
    </>
  );
}

function Progress({ state }: { state: StepProps<'taking' | 'stopped'>['state'] }) {
  const t = useMessages(alongMessages);
  const { bytes, number } = useFormats();
  const text = t('progress', {
    kept: number(state.keptCount),
    count: number(state.fileCount),
    keptSize: bytes(state.keptBytes),
    size: bytes(state.bytes),
  });
  return (
    <div className={styles.progress}>
      <progress max={Math.max(1, state.bytes)} value={state.keptBytes} aria-label={t('title')} />
      <span>{text}</span>
    </div>
  );
}

function Taking({ takeAlong, state }: StepProps<'taking'>) {
  const t = useMessages(alongMessages);
  const tCommon = useMessages(commonMessages);
  return (
    <>
      <Progress state={state} />
      <p className={styles.hint}>{t('stay')}</p>
      <div className={styles.actions}>
        <Button look="plain" onClick={() => void takeAlong.cancel()}>
          {tCommon('cancel')}
        </Button>
      </div>
    </>
  );
}

function Stopped({ takeAlong, state }: StepProps<'stopped'>) {
  const t = useMessages(alongMessages);
  const toTexts = useRoomTexts();
  return (
    <>
      <div className={styles.warning} role="status">
        <strong>{t('not_complete')}</strong>
        <p>{t(`stopped_${state.reason}`, state.room ? toTexts(state.room) : {})}</p>
      </div>
      <Progress state={state} />
      <div className={styles.actions}>
        <Button onClick={() => void takeAlong.goOn()}>{t('go_on')}</Button>
        <RemoveButton takeAlong={takeAlong} />
      </div>
    </>
  );
}

function Ready({ takeAlong, state }: StepProps<'ready'>) {
  const t = useMessages(alongMessages);
  const { bytes } = useFormats();
  return (
    <>
      <div className={styles.ready} role="status">
        <Icon name="check" size={24} />
        <div>
          <strong>{t('ready')}</strong>
          <p>{t('size', { count: state.fileCount, size: bytes(state.bytes) })}</p>
        </div>
      </div>
      <p className={styles.hint}>{t('ready_text')}</p>
      <div className={styles.actions}>
        <RemoveButton takeAlong={takeAlong} />
      </div>
    </>
  );
}

function RemoveButton({ takeAlong }: { takeAlong: TakeAlong }) {
  const t = useMessages(alongMessages);
  const tCommon = useMessages(commonMessages);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="plain" onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      {isAsking && (
        <Dialog
          title={t('remove')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button look="plain" onClick={() => setAsking(false)}>
                {tCommon('cancel')}
              </Button>
              <Button onClick={() => void takeAlong.remove()}>{t('remove')}</Button>
            </>
          }
        >
          <p>{t('remove_text')}</p>
        </Dialog>
      )}
    </>
  );
}
