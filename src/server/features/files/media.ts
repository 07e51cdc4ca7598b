import { basename, dirname, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { findActivityModel } from '#activities/models.ts';
import { removeStaleUploads } from '#server/features/files/incoming.ts';
import { mediaKey, mediaName } from '#server/features/files/media-key.ts';
import type { App } from '#server/http/context.ts';
import { sendUnknownPath } from '#server/http/errors.ts';

/** Uploaded files at `/media/` and the icons of the activity types. Nothing here runs as a page of ours. */

const activitiesDir = resolve(import.meta.dirname, '../../../activities');

/** Opened by itself a file may show and play, but neither run scripts nor read what belongs to the app. */
const inertContent =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

function sendInert(reply: FastifyReply, path: string, options: { maxAge: number; immutable?: boolean }) {
  return (
    reply
      .header('content-security-policy', inertContent)
      // A school may put a CDN of another origin before these files.
      .header('cross-origin-resource-policy', 'cross-origin')
      .sendFile(basename(path), dirname(path), options)
  );
}

const yearMs = 365 * 24 * 3_600_000;
const hourMs = 3_600_000;

export async function registerMedia(server: FastifyInstance, app: App): Promise<void> {
  server.addHook('onReady', () => removeStaleUploads(app.env.dataDir, app.now()));
  await server.register(async (scope) => {
    await scope.register(fastifyStatic, { serve: false });
    scope.setErrorHandler<FastifyError>((error, _request, reply) => {
      // A range behind the end of the file: the asker's fault, and nothing to keep.
      if (error.statusCode !== 416) throw error;
      return reply.code(416).header('cache-control', 'no-store').send();
    });

    scope.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
      const { name } = request.params;
      const key = mediaKey(name);
      if (!mediaName.test(name) || !(await app.files.has(key))) return sendUnknownPath(request, reply);
      return sendInert(reply, app.files.localPath(key), { maxAge: yearMs, immutable: true });
    });

    scope.get<{ Params: { name: string } }>('/activity-icons/:name', async (request, reply) => {
      const { name } = request.params;
      const model = name.endsWith('.svg') ? findActivityModel(name.slice(0, -'.svg'.length)) : undefined;
      if (!model) return sendUnknownPath(request, reply);
      return sendInert(reply, resolve(activitiesDir, model.type, 'icon.svg'), { maxAge: hourMs });
    });
  });
}
