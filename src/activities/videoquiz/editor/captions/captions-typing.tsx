import { Button, TextInput } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { createId } from '#parts/stored-media/create-id.ts';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { captionsMessages } from '../../captions/captions-messages.ts';
import type { Cue } from '../../captions/parse-vtt.ts';
import { addCue, closeCues, moveCue } from '../../captions/typed-captions.ts';
import { formatExact, toExact } from '../timeline/exact-time.ts';
import { useVideoTime } from '../timeline/use-video-time.ts';
import styles from './captions-typing.module.css';
import { CueRow } from './cue-row.tsx';

type CaptionsTypingProps = {
  begun: readonly Cue[];
  video: RefObject<HTMLVideoElement | null>;
  isSaving: boolean;
  onSave: (cues: readonly Cue[]) => void;
  onCancel: () => void;
};

type TypedCue = Cue & { id: string };

/** Captions typed along the video: Enter gives a line the time of the video. */
export function CaptionsTyping({ begun, video, isSaving, onSave, onCancel }: CaptionsTypingProps) {
  const t = useMessages(captionsMessages);
  const { time } = useVideoTime(video);
  const [cues, setCues] = useState<readonly TypedCue[]>(() =>
    closeCues(begun.map((cue) => ({ ...cue, id: createId() }))),
  );
  const [line, setLine] = useState('');
  const timeNow = () => toExact(video.current?.currentTime ?? 0, 0, Number.POSITIVE_INFINITY);
  function add(): void {
    if (line.trim() === '') return;
    setCues(addCue(cues, { id: createId(), from_s: timeNow(), to_s: 0, text: line.trim() }));
    setLine('');
  }
  const change = (cue: TypedCue, changed: Partial<Cue>) =>
    setCues(cues.map((one) => (one === cue ? { ...one, ...changed } : one)));
  return (
    <div className={styles.typing}>
      <p className={styles.hint}>{t('typing_hint')}</p>
      <ol className={styles.lines}>
        {cues.map((cue, index) => (
          <CueRow
            key={cue.id}
            cue={cue}
            number={index + 1}
            onText={(text) => change(cue, { text })}
            onMove={(seconds) => setCues(moveCue(cues, cue, seconds))}
            onTakeTime={() => setCues(moveCue(cues, cue, timeNow()))}
            onRemove={() => setCues(cues.filter((one) => one !== cue))}
          />
        ))}
      </ol>
      <div className={styles.add}>
        <TextInput
          label={t('new_line')}
          value={line}
          onChange={(event) => setLine(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (pressedKey(event) !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="light" disabled={line.trim() === ''} onClick={add}>
          {t('add_line', { time: formatExact(time) })}
        </Button>
      </div>
      <div className={styles.ways}>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button
          disabled={!cues.some(({ text }) => text.trim() !== '')}
          loading={isSaving}
          onClick={() => onSave(cues)}
        >
          {t('save')}
        </Button>
      </div>
    </div>
  );
}
