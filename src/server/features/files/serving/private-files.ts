import type { FastifyInstance } from 'fastify';
import { readId } from '#contract/fields.ts';
import { playerTokenCookie, tokenCookie } from '#contract/limits.ts';
import type { App } from '#server/app.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { type Actor, requireActor } from '#server/auth/actor.ts';
import { readCookie } from '#server/auth/cookies.ts';
import type { RequestSource } from '#server/auth/this-machine.ts';
import { sendObject } from '#server/features/files/serving/send-object.ts';
import { findPrivateFile } from '#server/features/files/serving/served-files.repository.ts';
import { openObject } from '#server/features/files/storage/stored-objects.service.ts';
import { isItemFileShown } from '#server/features/spaces/item-files.service.ts';
import { sendAsUnknown, sendUnknownPath } from '#server/http/replies/unknown-path.ts';
import { requestToken } from '#server/http/requests/request-token.ts';
import { listMembers } from '#server/policy/attempt-members.repository.ts';
import { authorize } from '#server/policy/policy.ts';

/**
 * Serves students' files to their owner, the attempt's members, its teachers, and people who may see the item
 * that names the file. For everybody else, the files do not exist. A page's requests for pictures carry no
 * token header, so the app's cookie is accepted.
 */

/** No real class: files without an attempt may be seen only by their owner and administrators. */
const noClass = { class_id: 0, subject_id: 0 };

/** Returns the media name of the file. Refuses people who may not see it. */
async function requireMediaName(
  app: App,
  id: string,
  token: string | undefined,
  source: RequestSource,
): Promise<string> {
  const actor = await requireActor(app, token, source);
  const file = requireFound(await findPrivateFile(app.db, requireFound(readId(id))));
  const { owner_id, sha256, extension, attempt_id, class_id, subject_id } = file;
  const hasLiveCourseware = class_id !== null && subject_id !== null;
  if (attempt_id !== null && !hasLiveCourseware) throw new AppError('not_found');
  const classAndSubject = hasLiveCourseware ? { class_id, subject_id } : noClass;
  const members = attempt_id === null ? [] : await listMembers(app.db, attempt_id);
  const isShownTo = (viewer: Actor) => isItemFileShown(app, viewer, file);
  await authorize({ db: app.db, actor }, 'file.see', {
    owner_id,
    members,
    courseware_id: file.courseware_id ?? 0,
    isShownTo,
    ...classAndSubject,
  });
  return `${sha256}${extension}`;
}

function registerPrivateRoute(server: FastifyInstance, app: App, url: string, cookieName: string): void {
  server.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    url,
    handler: async (request, reply) => {
      const token = requestToken(request) ?? readCookie(request, cookieName);
      try {
        const media = await requireMediaName(app, request.params.id, token, request.raw);
        const openedObject = await openObject(app, media, { isPrivate: true });
        const fileReply =
          openedObject &&
          sendObject(request, reply, { media, openedObject, cacheControl: 'private, no-store' });
        return await (fileReply ?? sendUnknownPath(request, reply));
      } catch (error) {
        return sendAsUnknown(app, error, request, reply);
      }
    },
  });
}

/** Registers `/private/:id` for the teacher app and `/play/private/:id` for the student app. */
export function registerPrivateFiles(server: FastifyInstance, app: App): void {
  registerPrivateRoute(server, app, '/private/:id', tokenCookie);
  registerPrivateRoute(server, app, '/play/private/:id', playerTokenCookie);
}
