import { useEffect, useEffectEvent } from 'react';
import type { PlayerProps } from '../../activity-type.ts';
import { readingQuestionId } from '../question-id.ts';
import type { ReadingResponse } from '../response.ts';

type Reading = Pick<PlayerProps<unknown, ReadingResponse>, 'mode' | 'answers' | 'onShow' | 'onAnswer'>;

/**
 * Lets the app count the time from when the player is shown. `open` notes that the student opened the thing
 * itself, the first time only; a player that shows it at once asks for it by `opensAtOnce`.
 */
export function useReading(
  { mode, answers, onShow, onAnswer }: Reading,
  { opensAtOnce }: { opensAtOnce: boolean },
): { isOpened: boolean; open: () => void } {
  const isOpened = (answers[readingQuestionId]?.response ?? undefined) !== undefined;
  const open = () => {
    if (mode === 'work' && !isOpened) onAnswer(readingQuestionId, { opened_at: Date.now() });
  };
  const begin = useEffectEvent(() => {
    if (mode === 'work') onShow(readingQuestionId);
  });
  const openNow = useEffectEvent(open);
  useEffect(() => begin(), []);
  useEffect(() => {
    if (opensAtOnce) openNow();
  }, [opensAtOnce]);
  return { isOpened, open };
}
