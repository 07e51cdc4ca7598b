import type { GridRow } from '../grid-model.ts';

/**
 * Lists the badges beside a name that show how a student's rules and work differ from those of the class.
 * Pure.
 */

export type StudentDifferences = Pick<GridRow, 'exception' | 'is_late' | 'reopening'>;

export type ExceptionMark =
  | { kind: 'excused' | 'late' }
  | { kind: 'minutes' | 'attempts'; count: number }
  | { kind: 'due'; time: number }
  | { kind: 'returned' | 'reopened' | 'again'; time: number; message: string };

export function listExceptionMarks({ exception, is_late, reopening }: StudentDifferences): ExceptionMark[] {
  const exceptionMarks: ExceptionMark[] = [];
  if (is_late) exceptionMarks.push({ kind: 'late' });
  if (exception?.is_excused) exceptionMarks.push({ kind: 'excused' });
  if (exception?.extra_minutes) exceptionMarks.push({ kind: 'minutes', count: exception.extra_minutes });
  if (exception?.due_at != null) exceptionMarks.push({ kind: 'due', time: exception.due_at });
  if (exception?.extra_attempts) exceptionMarks.push({ kind: 'attempts', count: exception.extra_attempts });
  if (reopening) {
    const { at: time, message, is_return, is_submitted } = reopening;
    const kind = is_submitted ? 'again' : is_return ? 'returned' : 'reopened';
    exceptionMarks.push({ kind, time, message });
  }
  return exceptionMarks;
}
