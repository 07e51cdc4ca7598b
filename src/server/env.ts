import { resolve } from 'node:path';
import * as z from 'zod';
import { parseS3Url, type S3Settings } from '#server/storage/s3-url.ts';

/** Configuration from the environment; the README's table says what each variable means. */

const loopbackHosts = ['127.0.0.1', 'localhost', '::1'];

const envSchema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  S3_URL: z
    .string()
    .transform((text, context) => {
      const settings = parseS3Url(text);
      // Without the value: it holds the secret.
      if (!settings)
        context.addIssue('expected s3://KEY:SECRET@host/bucket?region=…, key and secret percent-encoded');
      return settings ?? z.NEVER;
    })
    .optional(),
  DEMO: z.enum(['0', '1']).optional(),
  LINK_PRIVATE: z.enum(['0', '1']).default('0'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
});

export type Env = {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The bucket for files; undefined: they lie in `dataDir`. */
  s3: S3Settings | undefined;
  /** Fill an empty database with the demo school. */
  demo: boolean;
  /** DEMO was set by hand, so refusing it must be said. */
  demoAsked: boolean;
  /** Teachers may have pages of the school's own network looked at. */
  linkPrivate: boolean;
  logLevel: string;
};

/** Throws with one line per wrong variable. Empty variables count as not set. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = envSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is not right:\n${lines.join('\n')}`);
  }
  const { HOST, PORT, DATA_DIR, DATABASE_URL, S3_URL, DEMO, LINK_PRIVATE, LOG_LEVEL } = parsed.data;
  return {
    host: HOST,
    port: PORT,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    s3: S3_URL,
    demo: DEMO === undefined ? loopbackHosts.includes(HOST) : DEMO === '1',
    demoAsked: DEMO === '1',
    linkPrivate: LINK_PRIVATE === '1',
    logLevel: LOG_LEVEL,
  };
}
