import { basename, dirname, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { findActivityModel } from '#activities/models.ts';
import { removeStaleUploads } from '#server/features/files/incoming.ts';
import { inertContent, sendObject } from '#server/features/files/send-object.ts';
import { openObject } from '#server/features/files/stored-objects.service.ts';
import type { App } from '#server/http/context.ts';
import { sendUnknownPath } from '#server/http/errors.ts';

/** Uploaded files at `/media/` and the icons of the activity types. Nothing here runs as a page of ours. */

const activitiesDir = resolve(import.meta.dirname, '../../../activities');

const hourMs = 3_600_000;
const forEver = 'public, max-age=31536000, immutable';

export async function registerMedia(server: FastifyInstance, app: App): Promise<void> {
  server.addHook('onReady', () => removeStaleUploads(app.env.dataDir, app.now()));

  server.route<{ Params: { name: string }; Querystring: { name?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: '/media/:name',
    handler: async (request, reply) => {
      const { name } = request.params;
      const opened = await openObject(app, name);
      // A school may put a CDN of another origin before these files; they hold nothing but what anybody may see.
      reply.header('cross-origin-resource-policy', 'cross-origin').header('access-control-allow-origin', '*');
      const sent = opened && sendObject(request, reply, { media: name, opened, cacheControl: forEver });
      return sent ?? sendUnknownPath(request, reply);
    },
  });

  await server.register(async (scope) => {
    await scope.register(fastifyStatic, { serve: false });
    scope.get<{ Params: { name: string } }>('/activity-icons/:name', async (request, reply) => {
      const { name } = request.params;
      const model = name.endsWith('.svg') ? findActivityModel(name.slice(0, -'.svg'.length)) : undefined;
      if (!model) return sendUnknownPath(request, reply);
      const path = resolve(activitiesDir, model.type, 'icon.svg');
      return reply
        .header('content-security-policy', inertContent)
        .header('cross-origin-resource-policy', 'cross-origin')
        .sendFile(basename(path), dirname(path), { maxAge: hourMs });
    });
  });
}
