import helmet from '@fastify/helmet';
import { type FastifyInstance, fastify } from 'fastify';

/** Headers that prevent browsers from running, framing, guessing or storing content that the server did not intend. */

/** `cdnSources`: further origins of media, as sources of the content security policy. */
const makeHelmetSettings = (cdnSources: readonly string[]) => ({
  contentSecurityPolicy: {
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Component libraries position by style attributes; scripts stay strict.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...cdnSources],
      mediaSrc: ["'self'", 'blob:', 'https:', ...cdnSources],
      // Viewers may fetch media by themselves.
      connectSrc: ["'self'", ...cdnSources],
      // Pages that teachers embed, in sandboxed frames.
      frameSrc: ["'self'", 'https:'],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'self'"],
      // Schools may use plain HTTP in their own network.
      upgradeInsecureRequests: null,
    },
  },
  hsts: false,
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: false,
  referrerPolicy: { policy: 'same-origin' as const },
});

/** Computes helmet's headers once, because they are the same for every request. */
async function computeHeaders(cdnSources: readonly string[]): Promise<Record<string, string>> {
  const probe = fastify();
  await probe.register(helmet, makeHelmetSettings(cdnSources));
  probe.get('/', async (_request, reply) => reply.getHeaders());
  const response = await probe.inject('/');
  await probe.close();
  // Replies may contain personal data unless they set another cache-control, as public files do.
  return { ...response.json<Record<string, string>>(), 'cache-control': 'no-store' };
}

/** The origin of a CDN url, without a scheme if the url has none; empty for a path of this server. */
function toCdnSource(cdnUrl: string): string {
  const hasScheme = /^https?:/i.test(cdnUrl);
  if ((!hasScheme && !cdnUrl.startsWith('//')) || !URL.canParse(cdnUrl, 'https://here')) return '';
  const { origin, host } = new URL(cdnUrl, 'https://here');
  // Other characters could start another directive of the policy.
  return /^[\w.:[\]-]+$/.test(host) ? (hasScheme ? origin : host) : '';
}

/** API replies are data: a browser that shows one as a page loads nothing for it and frames it nowhere. */
const apiHeaders: Record<string, string> = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** API and asset responses get the CSP without the CDN. */
const pathsWithoutCdn = /^\/(api|exam|media|packages|private)\/|\/assets\//;

/** Handlers may set stricter headers. `readCdnUrl` is called for each page, because the school may change it. */
export async function registerSecurityHeaders(
  server: FastifyInstance,
  readCdnUrl: () => Promise<string>,
): Promise<void> {
  const headersWithoutCdn = await computeHeaders([]);
  const cachedPageHeaders = { source: '', headers: headersWithoutCdn };
  const readPageHeaders = async (): Promise<Record<string, string>> => {
    // Without a database, pages are still served.
    const source = toCdnSource(await readCdnUrl().catch(() => ''));
    if (source !== cachedPageHeaders.source) {
      const headers = await computeHeaders(source === '' ? [] : [source]);
      Object.assign(cachedPageHeaders, { source, headers });
    }
    return cachedPageHeaders.headers;
  };
  server.addHook('onRequest', (request, reply, done) => {
    const setHeaders = (headers: Record<string, string>) => {
      reply.headers(headers);
      done();
    };
    if (request.routeOptions.config.access !== undefined) setHeaders(apiHeaders);
    else if (pathsWithoutCdn.test(request.url)) setHeaders(headersWithoutCdn);
    else readPageHeaders().then(setHeaders, done);
  });
}
