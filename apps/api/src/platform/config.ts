import { z } from 'zod';
import { readSecretFile } from './secret-file.ts';

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, { error: 'must be a postgres:// address' });
const origin = z.url().refine((value) => URL.canParse(value) && new URL(value).origin === value, {
  error: 'must be scheme://host[:port] and nothing more',
});
/** In the clear only to this machine itself. */
const isLoopback = (url: string) =>
  URL.canParse(url) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
const secureAddress = z
  .url()
  .refine((value) => value.startsWith('https:') || isLoopback(value), { error: 'must be an https:// address' });
/** Path and all: what is kept lies below it. */
const bucketAddress = secureAddress.refine(
  (value) =>
    URL.canParse(value) && /^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value.slice(new URL(value).origin.length)),
  { error: 'must be https://host/bucket and nothing more' },
);
const listOf = <Item extends z.ZodType<string, string>>(item: Item) =>
  z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .pipe(z.array(item).min(1).max(10));
const onOff = z.enum(['on', 'off']);
/** Of this machine alone, and a known one: whoever measures has to find it. */
const innerPort = z.coerce.number().int().min(1).max(65535).optional();
const proxies = z.coerce.number<string>().int().min(0).max(5);

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** The address visitors type, without a path: every absolute address and the Origin check come from here. */
  PUBLIC_ORIGIN: origin.default('http://localhost:3000'),
  /** The application's own role: owns nothing, has only what was granted. */
  DATABASE_URL: postgresUrl,
  /** The role that owns the tables; only migrations and the command line use it. */
  DATABASE_OWNER_URL: postgresUrl.optional(),
  READ_POOL: z.coerce.number().int().min(1).max(100).default(8),
  WRITE_POOL: z.coerce.number().int().min(1).max(100).default(8),
  /** How long a request waits for a free connection before it is told to come back later. */
  DATABASE_WAIT_MS: z.coerce.number().int().min(100).max(60_000).default(2_000),
  /** The same for counting a try, which has connections of its own. */
  LIMITS_WAIT_MS: z.coerce.number().int().min(50).max(60_000).default(300),
  /** Whether a process makes every page of the site map once it runs, so that none is missing when the database goes away. */
  WARM_UP: onOff.default('off'),
  /** Folder of the signing key files, readable by the service user alone. */
  KEYS_DIR: z.string().min(1),
  /** Folder of what staff upload. All processes of the site share it. */
  FILES_DIR: z.string().min(1).default('.data/files'),
  /** Where uploads are kept once they have come in: in that folder, or in a bucket of S3. */
  FILES_STORE: z.enum(['disk', 's3']).default('disk'),
  S3_BUCKET: bucketAddress.optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, { error: 'must be small letters, digits and hyphens' })
    .optional(),
  S3_KEY: z.string().min(1).optional(),
  S3_SECRET: z.string().min(1).optional(),
  /** Folder where the pages' own files of the last builds stay, so that two releases can run side by side. All processes share it. */
  ASSETS_DIR: z.string().min(1).optional(),
  /** A second name of this site from which uploads are served, so that none is of the site's own origin. */
  FILES_ORIGIN: origin.optional(),
  /** Where clamd listens. Left out, uploads are not scanned for viruses. */
  CLAMD_ADDRESS: z
    .string()
    .regex(/^(unix:\/\/\/.+|tcp:\/\/[^/]+:\d{1,5})$/, { error: 'must be unix:///path or tcp://host:port' })
    .optional(),
  /** Where mail is handed in: smtps://host:465, or smtp://host:587, which has to offer STARTTLS. Left out, no mail goes out. */
  SMTP_ADDRESS: z
    .string()
    .regex(/^smtps?:\/\/[^/@?#]+:\d{1,5}$/, { error: 'must be smtps://host:port or smtp://host:port' })
    .optional(),
  SMTP_USER: z.string().min(1).optional(),
  /** A file with the password and nothing else, readable by the service user alone. */
  SMTP_PASSWORD_FILE: z.string().min(1).optional(),
  /** The address that mail comes from. */
  MAIL_FROM: z.email().optional(),
  /** Key of an account at SOLAPI. Left out, no text messages go out, and the office copies them by hand. */
  SOLAPI_KEY: z
    .string()
    .regex(/^[A-Za-z0-9]+$/, { error: 'must be letters and digits' })
    .optional(),
  SOLAPI_SECRET_FILE: z.string().min(1).optional(),
  /** The office's number, registered there beforehand. */
  SOLAPI_SENDER: z
    .string()
    .regex(/^\d{8,11}$/, { error: 'must be digits alone' })
    .optional(),
  /** The KakaoTalk channel, and which approved template stands for which message: office=KA01TP…,invitation=KA01TP… */
  SOLAPI_CHANNEL: z.string().min(1).optional(),
  SOLAPI_TEMPLATES: z
    .string()
    .regex(/^[a-z-]+=\w+(,[a-z-]+=\w+)*$/, { error: 'must be name=id,name=id' })
    .optional(),
  SOLAPI_ADDRESS: secureAddress.default('https://api.solapi.com'),
  /** Folder of the backups; on another disk than the files, better on another machine. */
  BACKUP_DIR: z.string().min(1).optional(),
  /** The key that opens them. Not in KEYS_DIR: who gets one shall not have the other. */
  BACKUP_KEY_FILE: z.string().min(1).optional(),
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).max(3_650).default(35),
  /** Folder of pg_dump and pg_restore. Left out, they are looked for where Debian puts them, then on the PATH. */
  POSTGRES_BIN_DIR: z.string().default(''),
  /** Who is told when something is wrong: two people at least, their addresses and numbers separated by commas. */
  ALARM_MAIL: listOf(z.email()).optional(),
  ALARM_PHONES: listOf(
    z.string().regex(/^01\d{8,9}$/, { error: 'must be numbers of mobile telephones, digits alone' }),
  ).optional(),
  /** An address outside that is called after every look; who answers there tells people when the call stays away. */
  DEAD_MAN_URL: secureAddress.optional(),
  /** Folders whose disk must not fill up. */
  WATCH_FOLDERS: listOf(z.string().min(1)).optional(),
  /** Folder where it is kept who was told what. */
  WATCH_DIR: z.string().min(1).default('.data/watch'),
  /** Accept a refresh token in the body from clients that are no browsers. */
  AUTH_BODY_TOKENS: onOff.default('off'),
  SIGN_UP: onOff.default('on'),
  /** How many messages strangers may cause in a day by sending forms; the rest waits for the office. */
  STRANGER_MESSAGES_A_DAY: z.coerce.number().int().min(1).max(100_000).default(200),
  /** How many proxies stand in front; their X-Forwarded-For entries are believed, no more. */
  TRUSTED_PROXIES: proxies.default(0),
  /** Requests a second that one address may go on with, and how many at once; files with a hash count a quarter. 0: no such limit. */
  GATE_PER_SECOND: z.coerce.number().int().min(0).max(100_000).default(40),
  GATE_BURST: z.coerce.number().int().min(1).max(100_000).default(120),
  /** Connections, or behind proxies requests under way, of one address. */
  GATE_CONNECTIONS: z.coerce.number().int().min(1).max(100_000).default(48),
  /** Of a busy processor's time, what pages may take that have to be made for each stranger: with a query, searches, forms. */
  LANE_PERCENT: z.coerce.number().min(1).max(100).default(15),
  /** How long `/ready` says no before the door closes, for a proxy to see it. */
  CLOSE_NOTICE_MS: z.coerce.number().int().min(0).max(30_000).default(3_000),
  /** Where a process of the site says what it does, to this machine alone. Left out, it says nothing. */
  METRICS_PORT: innerPort,
  /** The same for the worker, which may share its settings with the site. */
  WORKER_METRICS_PORT: innerPort,
  /** Whether kept pages tell shared caches in front (Varnish, a CDN) that they may keep them, too. Where nothing in front purges them, off. */
  SHARED_CACHE: onOff.default('off'),
  /** Where the worker tells such caches of this machine which pages have changed. */
  PURGE_URLS: listOf(secureAddress).optional(),
  PAGE_CACHE_MB: z.coerce.number().min(1).max(4096).default(64),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Config = z.infer<typeof schema>;

/** A wrong guess would count all visitors as one address, or let anybody choose theirs. So in production nothing is guessed. */
const inProduction = schema.extend({
  PUBLIC_ORIGIN: origin
    .optional()
    .refine((value) => value !== undefined, { error: 'has to be set in production: the address that visitors type' })
    .refine((value) => value === undefined || value.startsWith('https:') || isLoopback(value), {
      error: 'has to be https in production: what people tell us may not travel in the clear',
    })
    .transform((value) => value ?? ''),
  AUTH_BODY_TOKENS: onOff.default('off').refine((value) => value === 'off', {
    error: 'has to be off in production: it is for tests of clients that are no browsers',
  }),
  TRUSTED_PROXIES: z
    .string({
      error:
        'has to be set in production: the number of proxies in front of this process, 1 behind one nginx, 0 where browsers reach it directly',
    })
    .pipe(proxies),
});

/** What may not be known to a process that visitors reach, whatever it says. */
const notForTheSite = {
  DATABASE_OWNER_URL:
    'belongs into .env.owner, for the command line alone: who takes over the site must not own its tables',
  SEED_PASSWORD: 'is for samples, and there are none in production',
} as const;

export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

type Env = Record<string, string | undefined>;

/** A secret, or an address that holds one, may be given as a file instead. */
const fromFiles = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'S3_SECRET'] as const;

const forS3 = ['S3_BUCKET', 'S3_REGION', 'S3_KEY', 'S3_SECRET'] as const;

function withFiles(given: Env, wanted: object): Env {
  const secrets: Env = {};
  for (const name of fromFiles.filter((each) => each in wanted)) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    if (given[name] !== undefined) throw new ConfigError([`${name}: is given twice, by itself and as ${name}_FILE`]);
    try {
      secrets[name] = readSecretFile(path).trim();
    } catch (error) {
      throw new ConfigError([`${name}_FILE: ${(error as Error).message}`]);
    }
  }
  return { ...given, ...secrets };
}

function missingForS3(given: Env, wanted: object): string[] {
  if (!('FILES_STORE' in wanted) || given['FILES_STORE'] !== 's3') return [];
  return forS3
    .filter((name) => given[name] === undefined)
    .map((name) => `${name}: has to be set where FILES_STORE is s3`);
}

function read<S extends z.ZodObject>(of: S, env: Env): z.output<S> {
  const given = withFiles(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')), of.shape);
  const result = of.safeParse(given);
  const wrong = result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  const problems = [...wrong, ...missingForS3(given, of.shape)];
  if (!result.success || problems.length > 0) throw new ConfigError(problems);
  return result.data;
}

/** Refuses what a process that visitors reach must not know. */
export function refuseForSite(env: Env): void {
  if (env['NODE_ENV'] !== 'production') return;
  const known = Object.entries(notForTheSite).filter(([name]) => env[name] || env[`${name}_FILE`]);
  if (known.length > 0) throw new ConfigError(known.map(([name, why]) => `${name}: ${why}`));
}

/** Reads the whole configuration at once and names everything that is wrong, not the first thing. */
export function readConfig(env: Env): Config {
  return read(env['NODE_ENV'] === 'production' ? inProduction : schema, env);
}

/** Some of it, for a process that needs no more. */
export function readPart<Name extends keyof Config>(env: Env, ...names: Name[]): Pick<Config, Name> {
  const wanted = Object.fromEntries(names.map((name) => [name, true])) as { [name in keyof Config]?: true };
  return read(schema.pick(wanted), env);
}

/** The same for a command that cannot do without what it names. */
export function readSettings<Name extends keyof Config>(
  env: Env,
  ...names: Name[]
): { [name in Name]-?: NonNullable<Config[name]> } {
  const settings = readPart(env, ...names);
  const missing = names.filter((name) => settings[name] === undefined);
  if (missing.length > 0) throw new ConfigError(missing.map((name) => `${name}: has to be set`));
  return settings as never;
}
