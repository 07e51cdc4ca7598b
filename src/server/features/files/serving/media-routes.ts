import { basename, dirname, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mediaNamePattern } from '#contract/files.ts';
import { chooseVariant, readWidth } from '#server/features/files/serving/choose-variant.ts';
import { registerPackageFiles } from '#server/features/files/serving/package-files.ts';
import { registerPrivateFiles } from '#server/features/files/serving/private-files.ts';
import { inertContent, sendObject } from '#server/features/files/serving/send-object.ts';
import { listVariants } from '#server/features/files/serving/served-files.repository.ts';
import { openObject } from '#server/features/files/storage/stored-objects.service.ts';
import type { App } from '#server/http/context.ts';
import { sendUnknownPath } from '#server/http/replies/errors.ts';

/** Uploaded files and the icons of the activity types. Nothing here runs as a page of ours. */

const activitiesDir = resolve(import.meta.dirname, '../../../../activities');

const hourMs = 3_600_000;
const forEver = 'public, max-age=31536000, immutable';
/** Until its smaller forms are made. */
const shortly = 'public, max-age=600';

type Form = { media: string; cacheControl: string };
type MediaRequest = FastifyRequest<{ Params: { name: string }; Querystring: { w?: unknown } }>;

/** The medium itself, or the smaller form of a picture that `?w=` and the browser's formats ask for. */
async function chooseForm(app: App, { params, query, headers }: MediaRequest): Promise<Form> {
  const media = params.name;
  const width = readWidth(query.w);
  if (width === undefined || !mediaNamePattern.test(media)) return { media, cacheControl: forEver };
  const variants = await listVariants(app.db, media);
  const chosen = chooseVariant(variants, width, headers.accept);
  if (chosen) return { media: chosen.variant, cacheControl: forEver };
  return { media, cacheControl: variants.length > 0 ? forEver : shortly };
}

async function sendMedium(app: App, request: MediaRequest, reply: FastifyReply) {
  const { media, cacheControl } = await chooseForm(app, request);
  const opened = await openObject(app, media);
  if (opened) {
    // A school may put a CDN of another origin before these files; they hold nothing but what anybody may see.
    reply.headers({ 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' });
    if (request.query.w !== undefined) reply.header('vary', 'Accept');
  }
  const sent = opened && sendObject(request, reply, { media, opened, cacheControl });
  return sent ?? sendUnknownPath(request, reply);
}

export async function registerMedia(server: FastifyInstance, app: App): Promise<void> {
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
      const path = resolve(activitiesDir, model.type, 'icon.svg');
      return reply
        .header('content-security-policy', inertContent)
        .header('cross-origin-resource-policy', 'cross-origin')
        .sendFile(basename(path), dirname(path), { maxAge: hourMs });
    });
  });
}
