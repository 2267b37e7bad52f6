import { bool, customCleanEnv, email, makeValidator, num, port, str, url, type CleanOptions } from 'envalid';
import { createPublicKey, type KeyObject } from 'node:crypto';
import { resolve } from 'node:path';
import {
  limitSettings,
  limitsOf,
  MOST,
  upTo,
  type AccountLimits,
  type AllLimits,
  type GuestLimits,
  type VaultLimits,
} from './limits.js';
import { offHireSettings, offHireSettingsOf, type OffHireSettings } from './off-hire-settings.js';
import { secret, secretKeptIn, twinsAmong } from './secrets.js';
import { readStorageUrl, type S3Place } from './storage-url.js';

export type ProcessKind = 'all' | 'web' | 'worker';
export type MailTransportKind = 'file' | 'smtp' | 'sendgrid';

/** Thrown at start if settings are wrong or missing; the message lists all of them. */
export class ConfigFault extends Error {}

/**
 * Everything the product reads from its environment, typed and checked. Nothing else reads `process.env`. Names and
 * defaults: docs/settings.md.
 */
export class Config {
  readonly port!: number;
  readonly host!: string;
  /** Absolute path of the folder for mail files, secrets, and objects unless they are in a bucket. */
  readonly dataDir!: string;
  /** Undefined if objects are kept in the data folder. */
  readonly storage!: S3Place | undefined;
  /** Of the account that serves. */
  readonly databaseUrl!: string;
  /** The same without the pooler, for what keeps a connection: the queue and notices. */
  readonly databaseDirectUrl!: string;
  /** Of the account that owns the tables and migrates them; the one that serves where no other is set. */
  readonly databaseOwnerUrl!: string;
  /** True when the database is the one that `npm start` keeps in the data folder. */
  readonly embedded!: boolean;
  readonly databasePoolSize!: number;
  readonly process!: ProcessKind;
  readonly mailTransport!: MailTransportKind;
  readonly mailFrom!: string;
  readonly smtpUrl!: string | undefined;
  readonly sendgridApiKey!: string | undefined;
  readonly sendgridUrl!: string | undefined;
  /** Checks the signature of SendGrid's events; undefined where none are taken. */
  readonly sendgridWebhookKey!: KeyObject | undefined;
  /** Address at which people reach the product, without a trailing slash. */
  readonly publicUrl!: string;
  /** Where our own pages come from; undefined if nobody has set the address. */
  readonly publicOrigin!: string | undefined;
  /** Signs the keys in mailed links, claims and upload addresses. */
  readonly linkSecret!: string;
  /** What it signed before it was replaced is still accepted. */
  readonly previousLinkSecret!: string | undefined;
  /** Signs the cookies of sessions. */
  readonly sessionSecret!: string;
  readonly previousSessionSecret!: string | undefined;
  /** Address of the first admin in lower case; if set, there are no demo accounts. */
  readonly adminEmail!: string | undefined;
  /** Only used until that admin exists. */
  readonly adminPassword!: string | undefined;
  readonly seedDemo!: boolean;
  /** A hop count, a list of networks, or false. */
  readonly trustProxy!: number | string[] | false;
  /** IANA name; "today" on a form is a day in this zone. */
  readonly timeZone!: string;
  /** Bearer token of `/metrics`; without it the metrics are off. */
  readonly metricsToken!: string | undefined;
  /** How long sent forms and the records of their mails are kept. */
  readonly retentionYears!: number;
  /** From one network, of one process. */
  readonly requestsPerMinute!: number;
  /** Whether supervisors and admins may send the sets of forms that they have filled in themselves (docs/decisions/0030). */
  readonly supervisorsSendOwnSets!: boolean;
  readonly offHire!: OffHireSettings;
  /** See `AllLimits`. */
  readonly times!: AllLimits['times'];
  readonly guests!: GuestLimits;
  readonly accounts!: AccountLimits;
  readonly vaults!: VaultLimits;

  constructor(values: Omit<Config, 'constructor'>) {
    Object.assign(this, values);
  }
}

const timeZone = makeValidator<string>((text) => {
  new Intl.DateTimeFormat('en-GB', { timeZone: text });
  return text;
});

const trustProxy = makeValidator<number | string[] | false>((text) => {
  if (text === '' || text === 'false') return false;
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  const networks = text.split(',').map((network) => network.trim());
  if (networks.every((network) => /^[0-9a-f.:]+(\/\d{1,3})?$/i.test(network))) return networks;
  throw new Error('a hop count (1) or a list of networks (10.0.0.0/8, ::1), never "all"');
});

/** As SendGrid shows it: Base64 of a DER, without the lines around it. */
const webhookKey = makeValidator<KeyObject>((text) => {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType === 'ec') return key;
  } catch {
    // Said below.
  }
  throw new Error('the verification key as SendGrid shows it (MFkwEwYHKoZI…)');
});

const storageUrl = makeValidator<S3Place>(readStorageUrl);

const adminPassword = makeValidator<string>((text) => {
  if (text.length >= 10 && text.length <= 128) return text;
  throw new Error('10 to 128 characters');
});

type Reporter = NonNullable<CleanOptions<unknown>['reporter']>;

/** Reads each value by itself and adds faults to the list. */
function readEnvironment(environment: NodeJS.ProcessEnv, own: boolean, faults: string[]) {
  const transports: readonly MailTransportKind[] = ['file', 'smtp', 'sendgrid'];
  const reporter: Reporter = ({ errors }) => {
    for (const [name, error] of Object.entries(errors) as [string, Error][]) {
      // The list goes to the log, and an address may contain a password.
      faults.push(`${name}: ${error.message.replace(/: ".*"$/s, '') || 'is missing'}`);
    }
  };
  return customCleanEnv(
    // The compose file passes unset values as empty ones.
    Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== '')),
    {
      PORT: port({ default: 3000 }),
      HOST: str({ default: '' }),
      DATA_DIR: str({ default: '.data' }),
      STORAGE_URL: storageUrl({ default: undefined }),
      DATABASE_URL: url({ default: undefined }),
      EMBEDDED_DATABASE_URL: url({ default: undefined }),
      DATABASE_DIRECT_URL: url({ default: undefined }),
      DATABASE_OWNER_URL: url({ default: undefined }),
      DATABASE_POOL_SIZE: num({ default: 20 }),
      PROCESS: str({ choices: ['all', 'web', 'worker'] as const, default: 'all' }),
      MAIL_TRANSPORT: str<MailTransportKind>({ choices: transports, default: own ? undefined : 'file' }),
      MAIL_FROM: str({ default: own ? undefined : 'Groundsheet <groundsheet@localhost>' }),
      SMTP_URL: url({ default: undefined }),
      SENDGRID_API_KEY: str({ default: undefined }),
      SENDGRID_URL: url({ default: undefined }),
      SENDGRID_WEBHOOK_KEY: webhookKey({ default: undefined }),
      PUBLIC_URL: url({ default: undefined }),
      LINK_SECRET: secret({ default: undefined }),
      LINK_SECRET_PREVIOUS: secret({ default: undefined }),
      SESSION_SECRET: secret({ default: undefined }),
      SESSION_SECRET_PREVIOUS: secret({ default: undefined }),
      ADMIN_EMAIL: email({ default: undefined }),
      ADMIN_PASSWORD: adminPassword({ default: undefined }),
      SEED_DEMO: bool({ default: undefined }),
      TRUST_PROXY: trustProxy({ default: false }),
      TIME_ZONE: timeZone({ default: 'Europe/London' }),
      METRICS_TOKEN: secret({ default: undefined }),
      RETENTION_YEARS: upTo(100)({ default: 6 }),
      REQUESTS_PER_MINUTE: upTo(MOST)({ default: 3000 }),
      SUPERVISORS_SEND_OWN_SETS: bool({ default: true }),
      ...offHireSettings,
      ...limitSettings,
    },
    // A value with a fault is left out, and the rules between settings look at the rest.
    (values) => values,
    { reporter },
  );
}

type Environment = ReturnType<typeof readEnvironment>;

const accountOf = (address: string | undefined) => address && new URL(address).username;

/** Faults in settings that depend on each other. */
function faultsBetween(env: Environment, own: boolean): string[] {
  const rules: [holds: unknown, fault: string][] = [
    [!own || env.MAIL_TRANSPORT, 'MAIL_TRANSPORT: is required with DATABASE_URL'],
    [!own || env.MAIL_FROM, 'MAIL_FROM: is required with DATABASE_URL'],
    [!own || env.PUBLIC_URL, 'PUBLIC_URL: is required with DATABASE_URL'],
    [!own || env.LINK_SECRET, 'LINK_SECRET: is required with DATABASE_URL'],
    [!own || env.SESSION_SECRET, 'SESSION_SECRET: is required with DATABASE_URL'],
    [own || env.EMBEDDED_DATABASE_URL, 'DATABASE_URL: is missing (npm start provides its own database)'],
    [env.MAIL_TRANSPORT !== 'smtp' || env.SMTP_URL, 'SMTP_URL: is required with MAIL_TRANSPORT=smtp'],
    [
      env.MAIL_TRANSPORT !== 'sendgrid' || env.SENDGRID_API_KEY,
      'SENDGRID_API_KEY: is required with MAIL_TRANSPORT=sendgrid',
    ],
    [
      !env.DATABASE_OWNER_URL || accountOf(env.DATABASE_URL ?? env.EMBEDDED_DATABASE_URL),
      'DATABASE_URL: has to name its account where DATABASE_OWNER_URL is set',
    ],
    [
      !env.DATABASE_DIRECT_URL || accountOf(env.DATABASE_DIRECT_URL) === accountOf(env.DATABASE_URL),
      'DATABASE_DIRECT_URL: is DATABASE_URL without the pooler, with the same account',
    ],
    [!own || !env.SEED_DEMO, 'SEED_DEMO: the demo is never put into the database of DATABASE_URL'],
  ];
  return [...rules.filter(([holds]) => !holds).map(([, fault]) => fault), ...twinsAmong(env)];
}

/**
 * Reads and checks the environment.
 *
 * @throws {ConfigFault} naming every wrong or missing value
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const faults: string[] = [];
  const own = Boolean(environment['DATABASE_URL']);
  const env = readEnvironment(environment, own, faults);
  const named = new Set(faults.map((fault) => fault.split(':', 1)[0]));
  faults.push(...faultsBetween(env, own).filter((fault) => !named.has(fault.split(':', 1)[0])));
  if (faults.length > 0) throw new ConfigFault(`Please correct these settings:\n  ${faults.join('\n  ')}`);
  const dataDir = resolve(env.DATA_DIR);
  const databaseUrl = (env.DATABASE_URL ?? env.EMBEDDED_DATABASE_URL)!;
  const seedDemo = !own && (env.SEED_DEMO ?? !env.ADMIN_EMAIL);
  const databaseDirectUrl = env.DATABASE_DIRECT_URL ?? databaseUrl;
  return new Config({
    port: env.PORT,
    host: env.HOST || (seedDemo ? '127.0.0.1' : '0.0.0.0'),
    dataDir,
    storage: env.STORAGE_URL,
    databaseUrl,
    databaseDirectUrl,
    databaseOwnerUrl: env.DATABASE_OWNER_URL ?? databaseDirectUrl,
    embedded: !own,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    process: env.PROCESS,
    mailTransport: env.MAIL_TRANSPORT!,
    mailFrom: env.MAIL_FROM!,
    smtpUrl: env.SMTP_URL,
    sendgridApiKey: env.SENDGRID_API_KEY,
    sendgridUrl: env.SENDGRID_URL,
    sendgridWebhookKey: env.SENDGRID_WEBHOOK_KEY,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    publicOrigin: env.PUBLIC_URL && new URL(env.PUBLIC_URL).origin,
    linkSecret: env.LINK_SECRET ?? secretKeptIn(dataDir, 'link-secret'),
    previousLinkSecret: env.LINK_SECRET_PREVIOUS,
    sessionSecret: env.SESSION_SECRET ?? secretKeptIn(dataDir, 'session-secret'),
    previousSessionSecret: env.SESSION_SECRET_PREVIOUS,
    adminEmail: env.ADMIN_EMAIL?.trim().toLowerCase(),
    adminPassword: env.ADMIN_PASSWORD,
    seedDemo,
    trustProxy: env.TRUST_PROXY,
    timeZone: env.TIME_ZONE,
    metricsToken: env.METRICS_TOKEN,
    retentionYears: env.RETENTION_YEARS,
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    supervisorsSendOwnSets: env.SUPERVISORS_SEND_OWN_SETS,
    offHire: offHireSettingsOf(env),
    ...limitsOf(env),
  });
}

/**
 * What backups are encrypted with. Only their commands ask for it: what serves has no use for it.
 *
 * @throws {ConfigFault} where it is easy to guess
 */
export function readBackupKey(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const reporter: Reporter = ({ errors }) => {
    for (const { message } of Object.values(errors) as Error[])
      throw new ConfigFault(`BACKUP_KEY: ${message}`);
  };
  const named = { BACKUP_KEY: environment['BACKUP_KEY'] || undefined };
  const known = {
    BACKUP_KEY: secret({ default: undefined }),
  };
  return customCleanEnv(named, known, (values) => values, { reporter }).BACKUP_KEY;
}
