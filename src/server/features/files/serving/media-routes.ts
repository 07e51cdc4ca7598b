import { basename, dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mediaNamePattern } from '#contract/files.ts';
import type { App } from '#server/app.ts';
import { chooseVariant, readWidth } from '#server/features/files/serving/choose-variant.ts';
import { registerPackageFiles } from '#server/features/files/serving/package-files.ts';
import { registerPrivateFiles } from '#server/features/files/serving/private-files.ts';
import { inertContentPolicy, sendObject } from '#server/features/files/serving/send-object.ts';
import { listVariants } from '#server/features/files/serving/served-files.repository.ts';
import { openObject } from '#server/features/files/storage/stored-objects.service.ts';
import { cacheImmutable } from '#server/http/replies/cache-control.ts';
import { sendUnknownPath } from '#server/http/replies/unknown-path.ts';
import { projectFolder } from '#server/project-files.ts';

/** Serves uploaded files and the icons of activity types, never as pages of the app's origin. */

const activitiesDir = join(projectFolder, 'src/activities');

const hourMs = 3_600_000;
/** For pictures that have no variants yet. */
const shortCacheControl = 'public, max-age=600';

type ServedMedium = { media: string; cacheControl: string };
type MediaRequest = FastifyRequest<{ Params: { name: string }; Querystring: { w?: unknown } }>;

/**
 * Chooses the medium itself, or the variant of a picture that suits `?w=` and the formats that the browser
 * accepts.
 */
async function chooseServedMedium(app: App, { params, query, headers }: MediaRequest): Promise<ServedMedium> {
  const media = params.name;
  const width = readWidth(query.w);
  if (width === undefined || !mediaNamePattern.test(media)) return { media, cacheControl: cacheImmutable };
  const variants = await listVariants(app.db, media);
  const chosenVariant = chooseVariant(variants, width, headers.accept);
  if (chosenVariant) return { media: chosenVariant.variant, cacheControl: cacheImmutable };
  return { media, cacheControl: variants.length > 0 ? cacheImmutable : shortCacheControl };
}

async function sendMedium(app: App, request: MediaRequest, reply: FastifyReply) {
  const { media, cacheControl } = await chooseServedMedium(app, request);
  const openedObject = await openObject(app, media);
  if (openedObject) {
    // A school may serve these public files through a CDN with another origin.
    reply.headers({ 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' });
    if (request.query.w !== undefined) reply.header('vary', 'Accept');
  }
  const fileReply = openedObject && sendObject(request, reply, { media, openedObject, cacheControl });
  return fileReply ?? sendUnknownPath(request, reply);
}

export async function registerMediaRoutes(server: FastifyInstance, app: App): Promise<void> {
  server.route<{ Params: { name: string }; Querystring: { w?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: '/media/:name',
    handler: (request, reply) => sendMedium(app, request, reply),
  });
  registerPackageFiles(server, app);
  registerPrivateFiles(server, app);

  await server.register(async (scope) => {
    await scope.register(fastifyStatic, { serve: false });
    scope.get<{ Params: { name: string } }>('/activity-icons/:name', async (request, reply) => {
      const { name } = request.params;
      const model = name.endsWith('.svg') ? app.activities.find(name.slice(0, -'.svg'.length)) : undefined;
      if (!model) return sendUnknownPath(request, reply);
      const path = join(activitiesDir, model.type, 'icon.svg');
      return reply
        .header('content-security-policy', inertContentPolicy)
        .header('cross-origin-resource-policy', 'cross-origin')
        .sendFile(basename(path), dirname(path), { maxAge: hourMs });
    });
  });
}
