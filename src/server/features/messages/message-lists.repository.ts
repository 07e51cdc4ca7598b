import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';

/** Queries of the lists of messages: what a student gets, what a teacher has sent, and who has seen it. */

function selectMessages(db: Db) {
  return (
    db
      .selectFrom('message')
      .innerJoin('class', 'class.id', 'message.class_id')
      .innerJoin('subject', 'subject.id', 'message.subject_id')
      // Deleted coursewares are no longer named.
      .leftJoin('courseware', 'courseware.id', 'message.courseware_id')
      .select([
        'message.id',
        'message.kind',
        'message.text',
        'message.created_at as at',
        'message.taken_back_at',
        'class.name as class_name',
        'subject.name as subject_name',
        'subject.name_eng as subject_name_eng',
        'subject.colour as subject_colour',
        'courseware.id as courseware_id',
        'courseware.name as courseware_name',
      ])
  );
}

/** What the student got since a time: first what was not seen, the newest of each first. */
export function listReceived(db: Db, userId: number, { since, limit }: { since: number; limit: number }) {
  return (
    selectMessages(db)
      .innerJoin('message_to', 'message_to.message_id', 'message.id')
      .innerJoin('user as teacher', 'teacher.id', 'message.from_id')
      .select(['message_to.seen_at', 'teacher.name', 'teacher.nickname', 'teacher.nickname_eng'])
      .where('message_to.user_id', '=', userId)
      .where('message.created_at', '>', since)
      // Returned work and marks lead to the work: nothing is left to tell while it is deleted.
      .where((eb) =>
        eb.or([eb('message.kind', 'in', ['announcement', 'reminder']), eb('courseware.id', 'is not', null)]),
      )
      .orderBy(sql`case when message_to.seen_at is null then 0 else 1 end`)
      .orderBy('message.created_at', 'desc')
      .orderBy('message.id', 'desc')
      .limit(limit)
      .execute()
  );
}

export function listSent(db: Db, teacherId: number, { offset, limit }: { offset: number; limit: number }) {
  return selectMessages(db)
    .select((eb) => [
      eb
        .selectFrom('message_to')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('message_to.message_id', '=', 'message.id')
        .as('people'),
      eb
        .selectFrom('message_to')
        .select((inner) => inner.fn.count<number>('message_to.seen_at').as('count'))
        .whereRef('message_to.message_id', '=', 'message.id')
        .as('seen'),
    ])
    .where('message.from_id', '=', teacherId)
    .orderBy('message.created_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countSent(db: Db, teacherId: number): Promise<number> {
  const { count } = await db
    .selectFrom('message')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('from_id', '=', teacherId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Who gets a message, by class number; those who have left the class come last. */
export function listPeople(db: Db, messageId: number) {
  return db
    .selectFrom('message_to')
    .innerJoin('message', 'message.id', 'message_to.message_id')
    .innerJoin('user', 'user.id', 'message_to.user_id')
    .leftJoin('class_student', (join) =>
      join
        .onRef('class_student.class_id', '=', 'message.class_id')
        .onRef('class_student.user_id', '=', 'message_to.user_id'),
    )
    .select([
      'message_to.user_id',
      'message_to.seen_at',
      'user.name',
      'user.nickname_eng',
      'class_student.class_number',
    ])
    .where('message_to.message_id', '=', messageId)
    .orderBy(sql`case when class_student.class_number is null then 1 else 0 end`)
    .orderBy('class_student.class_number')
    .orderBy('message_to.user_id')
    .execute();
}
