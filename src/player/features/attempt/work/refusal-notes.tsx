import type { SessionState } from '#player/features/attempt/session/session.ts';
import { refusedEntryMessages } from '#player/features/attempt/unsent/refused-entry-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { refusalMessages } from './refusal-messages.ts';

/** Tells what of answers and of spaces the server did not take, and why. Loaded when that happens. */
export function RefusalNotes({ state }: { state: SessionState }) {
  const t = useMessages(refusalMessages);
  const tEntries = useMessages(refusedEntryMessages);
  const { attempt, refusals, refusedEntries, problemText } = state;
  const answerNotes = [
    refusals.late > 0 && t('refused_late', { count: refusals.late }),
    refusals.locked > 0 && t('refused_locked', { count: refusals.locked }),
    refusals.invalid > 0 && t('refused_invalid', { count: refusals.invalid }),
  ];
  const notes = [
    problemText,
    ...(attempt.is_marked ? answerNotes : []),
    refusedEntries.late > 0 && tEntries('late', { count: refusedEntries.late }),
    refusedEntries.invalid > 0 && tEntries('invalid', { count: refusedEntries.invalid }),
    ...refusedEntries.messages,
  ].filter((note) => typeof note === 'string');
  return notes.map((note) => <p key={note}>{note}</p>);
}
