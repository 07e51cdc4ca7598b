import type { GridRow } from '#teacher/features/study/grid/grid-model.ts';

/** Lists the marks beside a name that show how a student's rules and work differ from the class. Pure. */

export type Differences = Pick<GridRow, 'exception' | 'reopening'>;

export type ExceptionMark =
  | { kind: 'excused' }
  | { kind: 'minutes' | 'attempts'; count: number }
  | { kind: 'due'; at: number }
  | { kind: 'returned' | 'reopened' | 'again'; at: number; message: string };

export function listMarks({ exception, reopening }: Differences): ExceptionMark[] {
  const marks: ExceptionMark[] = [];
  if (exception?.is_excused) marks.push({ kind: 'excused' });
  if (exception?.extra_minutes) marks.push({ kind: 'minutes', count: exception.extra_minutes });
  if (exception?.due_at != null) marks.push({ kind: 'due', at: exception.due_at });
  if (exception?.extra_attempts) marks.push({ kind: 'attempts', count: exception.extra_attempts });
  if (reopening) {
    const { at, message, is_return, is_submitted } = reopening;
    const kind = is_submitted ? 'again' : is_return ? 'returned' : 'reopened';
    marks.push({ kind, at, message });
  }
  return marks;
}
