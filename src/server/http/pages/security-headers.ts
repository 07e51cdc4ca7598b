import helmet from '@fastify/helmet';
import { type FastifyInstance, fastify } from 'fastify';

/** Headers that keep browsers from running, framing or guessing what we did not send them, and from keeping it. */

/** `cdn`: where media come from besides this server, as a source of the policy. */
const makeSettings = (cdn: readonly string[]) => ({
  contentSecurityPolicy: {
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Component libraries position by style attributes; scripts stay strict.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...cdn],
      mediaSrc: ["'self'", 'blob:', 'https:', ...cdn],
      // Viewers may fetch media by themselves.
      connectSrc: ["'self'", ...cdn],
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
});

/** Asked once: helmet would work the same headers out anew for every request. */
async function readHeaders(cdn: readonly string[]): Promise<Record<string, string>> {
  const asked = fastify();
  await asked.register(helmet, makeSettings(cdn));
  asked.get('/', async (_request, reply) => reply.getHeaders());
  const response = await asked.inject('/');
  await asked.close();
  // Whatever names nothing else may be about people. Public files name their own time.
  return { ...response.json<Record<string, string>>(), 'cache-control': 'no-store' };
}

/** The origin of a CDN url, without scheme where the url has none; empty for a path of this server. */
function findSource(cdnUrl: string): string {
  const hasScheme = /^https?:/i.test(cdnUrl);
  if ((!hasScheme && !cdnUrl.startsWith('//')) || !URL.canParse(cdnUrl, 'https://here')) return '';
  const { origin, host } = new URL(cdnUrl, 'https://here');
  // More would be another part of the policy.
  return /^[\w.:[\]-]+$/.test(host) ? (hasScheme ? origin : host) : '';
}

/** Replies of operations are data: a browser that is led to show one loads nothing for it, and frames it nowhere. */
const headersOfData: Record<string, string> = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** What is asked for by programs or never changes is no page: its policy names no CDN. */
const withoutPages = /^\/(api|exam|media|packages|private)\/|\/assets\//;

/** A reply may set stricter ones. `readCdnUrl` is asked for each page, since the school may change it. */
export async function registerSecurityHeaders(
  server: FastifyInstance,
  readCdnUrl: () => Promise<string>,
): Promise<void> {
  const usual = await readHeaders([]);
  const known = { source: '', headers: usual };
  const chooseForPage = async (): Promise<Record<string, string>> => {
    // Without a database pages still say so.
    const source = findSource(await readCdnUrl().catch(() => ''));
    if (source !== known.source) {
      const headers = await readHeaders(source === '' ? [] : [source]);
      Object.assign(known, { source, headers });
    }
    return known.headers;
  };
  server.addHook('onRequest', (request, reply, done) => {
    const set = (headers: Record<string, string>) => {
      reply.headers(headers);
      done();
    };
    if (request.routeOptions.config.access !== undefined) set(headersOfData);
    else if (withoutPages.test(request.url)) set(usual);
    else chooseForPage().then(set, done);
  });
}
