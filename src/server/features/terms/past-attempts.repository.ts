import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';
import { isPastTerm } from '#server/database/past-term.ts';
import type { Row } from '#server/database/schema.ts';

type EndedAttempt = Pick<Row<'attempt'>, 'id' | 'deadline_at'>;

/** Ends the deadlines of attempts in progress whose term is over, for the sweep of overdue attempts. */
export function endAttemptsOfPastTerms(db: Db, now: number): Promise<EndedAttempt[]> {
  return (
    db
      .updateTable('attempt')
      .set((eb) => ({ deadline_at: now, change_number: eb('change_number', '+', 1) }))
      // A literal instead of a parameter, because the databases use the partial index of open attempts only then.
      .where('state', '=', sql.lit('in_progress'))
      .where((eb) => eb.or([eb('deadline_at', 'is', null), eb('deadline_at', '>', now)]))
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('courseware_record')
            .innerJoin('unit_record', 'unit_record.id', 'courseware_record.unit_id')
            .innerJoin('calendar', 'calendar.id', 'unit_record.calendar_id')
            .whereRef('courseware_record.id', '=', 'attempt.courseware_id')
            .where(isPastTerm)
            .select('calendar.id'),
        ),
      )
      .returning(['id', 'deadline_at'])
      .execute()
  );
}
