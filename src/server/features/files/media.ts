import type { FastifyInstance } from 'fastify';
import type { App } from '#server/http/context.ts';

export async function registerMedia(_server: FastifyInstance, _app: App): Promise<void> {}
