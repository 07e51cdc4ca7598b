import type { App } from '#server/app.ts';
import { type Actor, requireActorOfSession } from '#server/auth/actor.ts';
import type { RequestSource } from '#server/auth/this-machine.ts';
import type { LiveTicket } from '#server/features/live/tickets.service.ts';
import { openAttemptPage } from '#server/features/play/spaces/play-spaces.service.ts';
import type { SpacePage } from '#server/features/spaces/space-page.service.ts';
import { openCoursewarePage } from '#server/features/study/spaces/study-spaces.service.ts';

/** Loads the page of a ticket with the person's present rights. */

export type OpenedPage = SpacePage & { actor: Actor };

/**
 * Reads session and rights from the database. Refuses an ended session, and pages that the person may not see
 * ('not_found'). It does not count as use of the session.
 */
export async function openPage(
  app: App,
  { session_hash, attempt_id, courseware_id }: LiveTicket,
  source: RequestSource,
): Promise<OpenedPage> {
  const actor = await requireActorOfSession(app, session_hash, source, { isWatching: true });
  const context = { app, db: app.db, actor };
  const page =
    attempt_id === null
      ? await openCoursewarePage(context, courseware_id ?? 0)
      : await openAttemptPage(context, attempt_id);
  return { ...page, actor };
}
