import helmet from '@fastify/helmet';
import { type FastifyInstance, fastify } from 'fastify';

/** Headers that keep browsers from running, framing or guessing what we did not send them. */

const settings = {
  contentSecurityPolicy: {
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Component libraries position by style attributes; scripts stay strict.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
      mediaSrc: ["'self'", 'blob:', 'https:'],
      connectSrc: ["'self'"],
      // Pages that teachers embed; each frame is sandboxed by whoever shows it.
      frameSrc: ["'self'", 'https:'],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'self'"],
      // A school may serve it over plain HTTP inside its own network.
      upgradeInsecureRequests: null,
    },
  },
  hsts: false,
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: false,
  referrerPolicy: { policy: 'same-origin' as const },
};

/** Asked once: helmet would work the same headers out anew for every request. */
async function readHeaders(): Promise<Record<string, string>> {
  const asked = fastify();
  await asked.register(helmet, settings);
  asked.get('/', async (_request, reply) => reply.getHeaders());
  const response = await asked.inject('/');
  await asked.close();
  return response.json<Record<string, string>>();
}

/** A reply may set stricter ones. */
export async function registerSecurityHeaders(server: FastifyInstance): Promise<void> {
  const headers = await readHeaders();
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
