import type { Db } from '#server/database/database.ts';

/** Selects deleted coursewares with submitted work, joined with their units and classes. */
export function selectFormerClasses(db: Db) {
  return db
    .selectFrom('courseware_record')
    .innerJoin('unit_record', 'unit_record.id', 'courseware_record.unit_id')
    .innerJoin('class', 'class.id', 'unit_record.class_id')
    .where('courseware_record.deleted_at', 'is not', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('attempt')
          .select('attempt.id')
          .whereRef('attempt.courseware_id', '=', 'courseware_record.id')
          .where('attempt.state', '=', 'submitted'),
      ),
    );
}
