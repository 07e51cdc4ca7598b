import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { publishAccessChange } from '#server/auth/access-news.ts';
import { inTransaction } from '#server/database/database.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { handOverBank } from '#server/features/exam/hand-over-bank.service.ts';
import * as handOver from '#server/features/leavers/hand-over.repository.ts';
import { transferMedia } from '#server/features/leavers/transfer-media.repository.ts';
import { endTeaching, transferTeaching } from '#server/features/leavers/transfer-teaching.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

/**
 * Transfers a leaving teacher's activities, with them questions and papers, and teachings to another teacher. Units need no transfer, because
 * they belong to all teachers of their class and subject.
 */

type Input = ParsedInputOf<Api['POST /admin/person_hand_over']>;

/**
 * Transfers activities and teachings. Refuses with 'not_found' unless both are teachers of the school, and
 * 'person_closed' if the receiver's account is closed.
 */
export async function handOverToTeacher(
  { app, db, actor }: SignedInContext,
  { id, to_id, with_activities, teachings }: Input,
): Promise<ApiReply<'POST /admin/person_hand_over'>> {
  const transfer = { fromId: id, toId: to_id };
  const transferredCounts = await inTransaction(db, async (tx) => {
    const people = await handOver.lockTeachers(tx, [id, to_id]);
    const giver = requireFound(people.find((person) => person.id === id));
    const receiver = requireFound(people.find((person) => person.id === to_id));
    if (id === to_id) throw new AppError('not_found');
    if (receiver.is_active === 0) throw new AppError('person_closed', { name: receiver.name });
    const activityCount = with_activities ? await handOver.transferActivities(tx, transfer) : 0;
    if (with_activities) await transferMedia(tx, transfer);
    const bankCount = with_activities ? await handOverBank(app, tx, { ...transfer, actorId: actor.id }) : 0;
    for (const { class_id, subject_id } of teachings) {
      const teaching = requireFound(await endTeaching(tx, id, { class_id, subject_id }));
      await transferTeaching(tx, { ...teaching, user_id: to_id });
      const auditSubject = { subject_kind: 'class', subject_id: class_id, class_id, user_id: to_id } as const;
      await recordAudit(tx, {
        at: app.now(),
        actor_id: actor.id,
        action: 'teaching.change',
        ...auditSubject,
        before: { subject_id, user_id: id },
        after: { subject_id, user_id: to_id },
      });
    }
    await recordAudit(tx, {
      at: app.now(),
      actor_id: actor.id,
      action: 'person.hand_over',
      subject_kind: 'user',
      subject_id: id,
      user_id: id,
      before: { name: giver.name },
      after: {
        to_id,
        name: receiver.name,
        activities: activityCount,
        bank: bankCount,
        teachings: teachings.length,
      },
    });
    publishAccessChange(app, tx, id, to_id);
    return { activities: activityCount, teachings: teachings.length };
  });
  return transferredCounts;
}
