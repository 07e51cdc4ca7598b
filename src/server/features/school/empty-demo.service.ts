import type { ApiReply } from '#contract/api.ts';
import { AppError } from '#server/app-error.ts';
import { publishAccessChange } from '#server/auth/access-news.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import { hasDemoSchool } from '#server/database/settings.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { deleteUnusedFiles } from '#server/features/files/storage/unused-files.service.ts';
import { countSchool } from '#server/features/school/counts.repository.ts';
import * as emptyDemo from '#server/features/school/empty-demo.repository.ts';
import { makeSetupToken } from '#server/features/school/setup-token.service.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Empties the demo school, so that a real school can begin. */

export async function describeDemo(db: Db): Promise<ApiReply<'GET /admin/demo_school'>> {
  if (await hasDemoSchool(db)) return { is_demo: true, ...(await countSchool(db)) };
  return { is_demo: false, people: 0, classes: 0, units: 0, activities: 0, attempts: 0, bytes: 0 };
}

/**
 * Deletes everything in the school, signs everybody out and returns the token of the first run. Bytes are removed
 * after the commit; after an interruption, the daily cleanup removes the rest. Refuses with 'not_found' if this is not a
 * demo school.
 */
export async function emptyDemoSchool({ app, actor, log }: SignedInContext): Promise<string> {
  const token = await inTransaction(app.db, async (tx) => {
    if (!(await hasDemoSchool(tx))) throw new AppError('not_found');
    const userIds = await emptyDemo.listSignedInPeople(tx);
    await emptyDemo.deleteEverything(tx, app.parts);
    await recordAudit(tx, {
      at: app.now(),
      actor_id: null,
      action: 'school.empty',
      subject_kind: 'school',
      subject_id: 0,
      before: { by: actor.name },
    });
    publishAccessChange(app, tx, ...userIds);
    return makeSetupToken(tx);
  });
  await deleteUnusedFiles(app).catch((error: unknown) =>
    log.error({ err: error }, 'files of the demo school remain'),
  );
  return token;
}
