import { Button, TextInput } from '@mantine/core';
import type { RefObject } from 'react';
import { createId } from '#parts/stored-media/create-id.ts';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { KeptNote, type KeptText } from '#ui/unsent/kept-note.tsx';
import { captionsMessages } from '../../captions/captions-messages.ts';
import type { Cue } from '../../captions/parse-vtt.ts';
import { addCue, moveCue } from '../../captions/typed-captions.ts';
import { formatExact, toExact } from '../timeline/exact-time.ts';
import { useVideoTime } from '../timeline/use-video-time.ts';
import styles from './captions-typing.module.css';
import { CueRow } from './cue-row.tsx';
import type { TypedCaptions, TypedCue } from './use-typed-captions.ts';

type CaptionsTypingProps = {
  typing: TypedCaptions;
  kept: KeptText;
  /** The file that the video has now, which saving replaces. */
  usedName: string | undefined;
  video: RefObject<HTMLVideoElement | null>;
  isSaving: boolean;
  onType: (typing: TypedCaptions) => void;
  onRemove: (cue: TypedCue) => void;
  onSave: (cues: readonly Cue[]) => void;
  onCancel: () => void;
};

/** Captions typed along the video: Enter gives a line the time of the video. */
export function CaptionsTyping(props: CaptionsTypingProps) {
  const { typing, kept, usedName, video, isSaving, onType, onRemove, onSave, onCancel } = props;
  const { cues, line } = typing;
  const t = useMessages(captionsMessages);
  const { time } = useVideoTime(video);
  const setCues = (changed: readonly TypedCue[]) => onType({ cues: changed, line });
  const timeNow = () => toExact(video.current?.currentTime ?? 0, 0, Number.POSITIVE_INFINITY);
  function add(): void {
    if (line.trim() === '') return;
    const added = { id: createId(), from_s: timeNow(), to_s: 0, text: line.trim() };
    onType({ cues: addCue(cues, added), line: '' });
  }
  const change = (cue: TypedCue, changed: Partial<Cue>) =>
    setCues(cues.map((one) => (one === cue ? { ...one, ...changed } : one)));
  return (
    <div className={styles.typing}>
      <KeptNote typed={kept} />
      <p className={styles.hint}>{t('typing_hint')}</p>
      <p className={styles.hint} role="status">
        {usedName !== undefined && t('saving_replaces', { name: usedName })}
      </p>
      <ol className={styles.lines}>
        {cues.map((cue, index) => (
          <CueRow
            key={cue.id}
            cue={cue}
            number={index + 1}
            onText={(text) => change(cue, { text })}
            onMove={(seconds) => setCues(moveCue(cues, cue, seconds))}
            onTakeTime={() => setCues(moveCue(cues, cue, timeNow()))}
            onRemove={() => onRemove(cue)}
          />
        ))}
      </ol>
      <div className={styles.add}>
        <TextInput
          label={t('new_line')}
          value={line}
          onChange={(event) => onType({ cues, line: event.currentTarget.value })}
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
