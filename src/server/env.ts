import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import * as z from 'zod';
import { type OidcProvider, parseOidcUrl } from './oidc-url.ts';
import { parseS3Url, type S3Settings } from './s3-url.ts';

/** Configuration from the environment; the README's table says what each variable means. */

const loopbackHosts = ['127.0.0.1', 'localhost', '::1'];

/** Whether a text is `loopback`, an IP address or a CIDR range. */
function isProxyRange(name: string): boolean {
  const [address = ''] = name.split('/');
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return name === 'loopback' || (isAddress && (address === name || ipaddr.isValidCIDR(name)));
}

const envSchema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'expected redis://… or rediss://…')
    .optional(),
  S3_URL: z
    .string()
    .transform((text, context) => {
      const settings = parseS3Url(text);
      // The message leaves out the value, because it holds the secret.
      if (!settings)
        context.addIssue('expected s3://KEY:SECRET@host/bucket?region=…, key and secret percent-encoded');
      return settings ?? z.NEVER;
    })
    .optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_HOUR: z.coerce.number().int().min(0).max(23).default(2),
  BACKUP_KEEP: z
    .string()
    .regex(/^\d{1,3},\d{1,3},\d{1,3}$/, 'expected three numbers: days,weeks,months')
    .default('7,4,12'),
  OIDC_URL: z
    .string()
    .transform((text, context) => {
      const parsedProviders = text.trim().split(/\s+/).map(parseOidcUrl);
      const validProviders = parsedProviders.filter((provider) => provider !== undefined);
      // The message leaves out the value, because it holds secrets.
      if (
        validProviders.length < parsedProviders.length ||
        new Set(validProviders.map(({ id }) => id)).size < validProviders.length
      )
        context.addIssue(
          'expected oidc://CLIENT_ID:SECRET@issuer?name=NAME, several with spaces, each with its own name',
        );
      return validProviders;
    })
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'expected smtp://USER:PASSWORD@host:port or smtps://…')
    .optional(),
  MAIL_FROM: z.string().includes('@').optional(),
  PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\/[^\s]+$/, 'expected the address of the school, such as https://learn.school.edu.hk')
    .optional(),
  DEMO: z.enum(['0', '1']).optional(),
  TRUST_PROXY: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim()))
    .refine((names) => names.every(isProxyRange), 'expected addresses, CIDR ranges or loopback, with commas')
    .optional(),
  LINK_PRIVATE: z.enum(['0', '1']).default('0'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
});

/** Daily backups of this school. */
export type BackupSettings = {
  folder: string;
  /** 0..23, on the school's clock. */
  hour: number;
  /** For how many days, weeks and months that have a backup the newest one of each is kept. */
  keep: { days: number; weeks: number; months: number };
};

/** How the server sends mail. */
export type MailSettings = {
  smtpUrl: string;
  from: string;
  /** The school's address for links in mails, without a trailing slash. */
  publicUrl: string;
};

export type Env = {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Distributes messages between several processes; undefined if there is only one. */
  redisUrl: string | undefined;
  /** The bucket for files; undefined if files are stored in `dataDir`. */
  s3: S3Settings | undefined;
  /** Providers of external accounts with which people may sign in. */
  oidc: OidcProvider[];
  /** Undefined if this process makes no scheduled backups. */
  backup: BackupSettings | undefined;
  /** Undefined if the server sends no mail. */
  mail: MailSettings | undefined;
  /** Fills an empty database with the demo school. */
  demo: boolean;
  /**
   * DEMO=1 was set by hand: demo accounts may sign in from anywhere, and a refusal to fill the demo school is
   * reported.
   */
  demoForced: boolean;
  /** Proxies whose X-Forwarded-For header is trusted. */
  trustedProxies: string[];
  /** Teachers may check links to the school's own network. */
  allowsPrivateLinks: boolean;
  logLevel: string;
};

function readBackupSettings({
  BACKUP_DIR,
  BACKUP_HOUR,
  BACKUP_KEEP,
}: z.infer<typeof envSchema>): BackupSettings | undefined {
  if (BACKUP_DIR === undefined) return undefined;
  const [days = 0, weeks = 0, months = 0] = BACKUP_KEEP.split(',').map(Number);
  return { folder: resolve(BACKUP_DIR), hour: BACKUP_HOUR, keep: { days, weeks, months } };
}

/** Undefined without SMTP_URL, which needs MAIL_FROM and PUBLIC_URL as well. */
function readMailSettings({
  SMTP_URL,
  MAIL_FROM,
  PUBLIC_URL,
}: z.infer<typeof envSchema>): MailSettings | undefined {
  if (SMTP_URL === undefined) return undefined;
  if (MAIL_FROM === undefined || PUBLIC_URL === undefined)
    throw new Error('The configuration is not right:\nSMTP_URL: needs MAIL_FROM and PUBLIC_URL, too');
  return { smtpUrl: SMTP_URL, from: MAIL_FROM, publicUrl: PUBLIC_URL.replace(/\/+$/, '') };
}

/** Throws with one line per wrong variable. Empty variables count as not set. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const setVariables = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsedEnv = envSchema.safeParse(setVariables);
  if (!parsedEnv.success) {
    const errorLines = parsedEnv.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is not right:\n${errorLines.join('\n')}`);
  }
  const {
    HOST,
    PORT,
    DATA_DIR,
    DATABASE_URL,
    REDIS_URL,
    S3_URL,
    DEMO,
    TRUST_PROXY,
    LINK_PRIVATE,
    LOG_LEVEL,
  } = parsedEnv.data;
  return {
    host: HOST,
    port: PORT,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    redisUrl: REDIS_URL,
    s3: S3_URL,
    backup: readBackupSettings(parsedEnv.data),
    mail: readMailSettings(parsedEnv.data),
    oidc: parsedEnv.data.OIDC_URL ?? [],
    demo: DEMO === undefined ? loopbackHosts.includes(HOST) : DEMO === '1',
    demoForced: DEMO === '1',
    trustedProxies: TRUST_PROXY ?? [],
    allowsPrivateLinks: LINK_PRIVATE === '1',
    logLevel: LOG_LEVEL,
  };
}
