import type { FastifyInstance } from 'fastify';
import { readId } from '#contract/fields.ts';
import { playerTokenCookie, tokenCookie } from '#contract/limits.ts';
import type { App } from '#server/app.ts';
import { requireFound } from '#server/app-error.ts';
import { requireActor } from '#server/auth/actor.ts';
import { readCookie } from '#server/auth/cookies.ts';
import type { RequestSource } from '#server/auth/this-machine.ts';
import { readWidth } from '#server/features/files/serving/choose-variant.ts';
import { requirePrivateFile } from '#server/features/files/serving/private-file.service.ts';
import { sendObject } from '#server/features/files/serving/send-object.ts';
import { chooseSmallPicture } from '#server/features/files/serving/small-picture.service.ts';
import { openObject } from '#server/features/files/storage/stored-objects.service.ts';
import { sendAsUnknown, sendUnknownPath } from '#server/http/replies/unknown-path.ts';
import { requestToken } from '#server/http/requests/request-token.ts';

/**
 * Serves students' files to their owner, the attempt's members, its teachers, and people who may see the item
 * that names the file. For everybody else, the files do not exist. A page's requests for pictures carry no
 * token header, so the app's cookie is accepted. `?w=` requests a picture in a small version.
 */

/** Returns the media name of the file. Refuses people who may not see it. */
async function requireMediaName(
  app: App,
  id: string,
  token: string | undefined,
  source: RequestSource,
): Promise<string> {
  const actor = await requireActor(app, token, source);
  const { sha256, extension } = await requirePrivateFile({ app, actor }, requireFound(readId(id)));
  return `${sha256}${extension}`;
}

function registerPrivateRoute(server: FastifyInstance, app: App, url: string, cookieName: string): void {
  server.route<{ Params: { id: string }; Querystring: { w?: unknown } }>({
    method: ['GET', 'HEAD'],
    url,
    handler: async (request, reply) => {
      const token = requestToken(request) ?? readCookie(request, cookieName);
      try {
        const media = await requireMediaName(app, request.params.id, token, request.raw);
        const openedObject = await openObject(app, media, { isPrivate: true });
        const width = readWidth(request.query.w);
        const original = openedObject && { media, openedObject };
        const served =
          original && width !== undefined ? await chooseSmallPicture(app, original, width) : original;
        const fileReply =
          served && sendObject(request, reply, { ...served, cacheControl: 'private, no-store' });
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
