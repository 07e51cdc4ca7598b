import { ActionIcon, Textarea } from '@mantine/core';
import { IconClockDown, IconTrash } from '@tabler/icons-react';
import { NumberField } from '#parts/quiz-questions/editor-fields/number-field.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { captionsMessages } from '../../captions/captions-messages.ts';
import type { Cue } from '../../captions/parse-vtt.ts';
import { timeMaxS, timeStepS } from '../../limits.ts';
import styles from './captions-typing.module.css';

type CueRowProps = {
  cue: Cue;
  number: number;
  onText: (text: string) => void;
  onMove: (seconds: number) => void;
  onTakeTime: () => void;
  onRemove: () => void;
};

/** One line of the captions with the second at which it begins. */
export function CueRow({ cue, number, onText, onMove, onTakeTime, onRemove }: CueRowProps) {
  const t = useMessages(captionsMessages);
  return (
    <li className={styles.line}>
      <NumberField
        aria-label={t('from', { number })}
        min={0}
        max={timeMaxS}
        step={timeStepS}
        value={cue.from_s}
        data-field={`cue-${number}`}
        onChange={(seconds) => seconds !== null && onMove(seconds)}
      />
      <ActionIcon size={44} variant="subtle" aria-label={t('take_time', { number })} onClick={onTakeTime}>
        <IconClockDown size={20} aria-hidden />
      </ActionIcon>
      <Textarea
        autosize
        minRows={1}
        className={styles.text}
        aria-label={t('text', { number })}
        value={cue.text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <ActionIcon
        size={44}
        variant="subtle"
        color="red"
        aria-label={t('remove_line', { number })}
        onClick={onRemove}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </li>
  );
}
