import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigFault, readBackupKey, readConfig } from './config.js';

/** SendGrid signs with another kind of key. */
const RSA = generateKeyPairSync('rsa', { modulusLength: 1024 })
  .publicKey.export({ format: 'der', type: 'spki' })
  .toString('base64');
const aSecret = () => randomBytes(32).toString('hex');
const embedded = () => ({
  EMBEDDED_DATABASE_URL: 'postgres://x@127.0.0.1:5432/x',
  DATA_DIR: mkdtempSync(join(tmpdir(), 'groundsheet-test-')),
});
const own = {
  DATABASE_URL: 'postgres://x@db:5432/x',
  MAIL_TRANSPORT: 'smtp',
  SMTP_URL: 'smtp://mail:25',
  MAIL_FROM: 'forms@example.org',
  PUBLIC_URL: 'https://forms.example.org/',
  LINK_SECRET: aSecret(),
  SESSION_SECRET: aSecret(),
};

it('takes a key of backups that nobody can guess, or none', () => {
  const BACKUP_KEY = aSecret();
  expect([readBackupKey({ BACKUP_KEY }), readBackupKey({})]).toEqual([BACKUP_KEY, undefined]);
  for (const weak of ['a short one', 'a'.repeat(40)])
    expect(() => readBackupKey({ BACKUP_KEY: weak })).toThrow('BACKUP_KEY: at least 32 random characters');
});

it('runs with nothing set but the embedded database', () => {
  const config = readConfig(embedded());
  expect(config.port).toBe(3000);
  expect(config.host).toBe('127.0.0.1');
  expect(config.mailTransport).toBe('file');
  expect(config.publicUrl).toBe('http://localhost:3000');
  expect(config.publicOrigin).toBeUndefined();
  expect(config.requestsPerMinute).toBe(3000);
  expect(config.timeZone).toBe('Europe/London');
  expect(config.seedDemo).toBe(true);
});

it.each(['link', 'session'] as const)('makes the %s secret once and keeps it to its owner', (name) => {
  const environment = embedded();
  const first = readConfig(environment)[`${name}Secret`];
  const file = join(environment.DATA_DIR, 'secrets', `${name}-secret`);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(readConfig(environment)[`${name}Secret`]).toBe(first);
  expect(readFileSync(file, 'utf8')).toBe(first);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('listens on all addresses and seeds no demo once there is an admin', () => {
  const config = readConfig({ ...embedded(), ADMIN_EMAIL: 'Boss@example.org' });
  expect(config.seedDemo).toBe(false);
  expect(config.adminEmail).toBe('boss@example.org');
  expect(config.host).toBe('0.0.0.0');
});

it('accepts a database of its own with everything that it requires', () => {
  const config = readConfig(own);
  expect(config.embedded).toBe(false);
  expect(config.seedDemo).toBe(false);
  expect(config.publicUrl).toBe('https://forms.example.org');
  expect(config.publicOrigin).toBe('https://forms.example.org');
});

it('takes the account that serves for the owner of the tables where no other is set', () => {
  expect(readConfig({ ...own, DATABASE_OWNER_URL: '' }).databaseOwnerUrl).toBe(own.DATABASE_URL);
  const two = { ...own, DATABASE_OWNER_URL: 'postgres://owner@db:5432/x' };
  expect(readConfig(two)).toMatchObject({
    databaseUrl: own.DATABASE_URL,
    databaseOwnerUrl: two.DATABASE_OWNER_URL,
  });
});

it('names every wrong and missing value at once', () => {
  const read = () =>
    readConfig({
      DATABASE_URL: own.DATABASE_URL,
      PORT: 'eighty',
      TIME_ZONE: 'Mars/Base',
      TRUST_PROXY: 'all',
      STORAGE_URL: 'file:///data',
      ADMIN_EMAIL: 'boss',
      ADMIN_PASSWORD: 'short',
      RETENTION_YEARS: '0',
    });
  expect(read).toThrow(ConfigFault);
  for (const name of [
    'PORT',
    'TIME_ZONE',
    'TRUST_PROXY',
    'STORAGE_URL',
    'MAIL_TRANSPORT',
    'MAIL_FROM',
    'PUBLIC_URL',
    'LINK_SECRET',
    'SESSION_SECRET',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'RETENTION_YEARS',
  ]) {
    expect(read).toThrow(new RegExp(`^  ${name}: `, 'm'));
  }
});

it.each([
  [{ ...own, SMTP_URL: undefined }, /SMTP_URL: is required/],
  [{ ...own, MAIL_TRANSPORT: 'sendgrid' }, /SENDGRID_API_KEY: is required/],
  [{ ...own, SEED_DEMO: 'true' }, /never put into the database/],
  [{}, /DATABASE_URL: is missing/],
  [
    { ...own, DATABASE_URL: 'postgres://db/x', DATABASE_OWNER_URL: 'postgres://owner@db/x' },
    /DATABASE_URL: has to name its account/,
  ],
  [{ ...own, SENDGRID_WEBHOOK_KEY: RSA }, /SENDGRID_WEBHOOK_KEY: the verification key as SendGrid shows it/],
])('refuses settings that contradict each other', (environment, sentence) => {
  expect(() => readConfig(environment as NodeJS.ProcessEnv)).toThrow(sentence);
});

it.each([
  ['2', 2],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ['', false],
])('trusts the proxies that TRUST_PROXY=%s names', (text, expected) => {
  expect(readConfig({ ...embedded(), TRUST_PROXY: text }).trustProxy).toEqual(expected);
});

it('limits guests by default or as set', () => {
  expect(readConfig(embedded()).guests).toEqual({
    door: 'on',
    formsPerHour: 10,
    formsPerDay: 30,
    recipients: 5,
    mailsPerDay: 300,
    mailsPerRecipientPerDay: 50,
    mailsPerRecipientPerDayFromNetwork: 20,
    mailsPerRecipientPerDayFromDevice: 5,
    uploadsPerHour: 20,
    megabytesUnsentPerNetwork: 50,
    megabytesUnsent: 1024,
    seeCustomers: true,
    customerPagesPerHour: 600,
  });
  const set = { GUEST_FORMS_PER_DAY: '3', GUEST_MAILS_PER_DAY: '1000000', GUESTS_SEE_CUSTOMERS: 'false' };
  expect(readConfig({ ...embedded(), ...set, GUESTS: 'link-only' }).guests).toMatchObject({
    door: 'link-only',
    formsPerHour: 1,
    formsPerDay: 3,
    mailsPerDay: 1e6,
    seeCustomers: false,
  });
});

it('limits accounts by default or as set', () => {
  expect(readConfig(embedded()).accounts).toEqual({
    confirmationsPerHour: 10,
    recipients: 20,
    mailsPerDay: 100,
    newMailsPerDayFromNetwork: 100,
    megabytesUnsentPerAccount: 50,
    megabytesUnsent: 2048,
    unconfirmedDays: 30,
  });
  expect(readConfig({ ...embedded(), ACCOUNT_MAILS_PER_DAY: '7' }).accounts.mailsPerDay).toBe(7);
});

it('allows five times as much where it is generous, but for what is set by itself', () => {
  const { guests, accounts } = readConfig({ ...embedded(), LIMITS: 'generous', GUEST_MAILS_PER_DAY: '40' });
  expect([guests.formsPerDay, guests.mailsPerDay, accounts.mailsPerDay]).toEqual([150, 40, 500]);
});

it.each(['0', '-1', '1.5', 'many', '1e10'])('refuses %s for a limit', (text) => {
  expect(() => readConfig({ ...embedded(), GUEST_FORMS_PER_DAY: text })).toThrow(
    /^ {2}GUEST_FORMS_PER_DAY: a whole number from 1 to 1000000000/m,
  );
});

it('treats an empty setting, as the compose file passes it, as unset', () => {
  const empty = {
    ADMIN_EMAIL: '',
    ADMIN_PASSWORD: '',
    STORAGE_URL: '',
    SENDGRID_API_KEY: '',
    SENDGRID_WEBHOOK_KEY: '',
    TRUST_PROXY: '',
  };
  const config = readConfig({ ...own, ...empty });
  expect(config).toMatchObject({ adminEmail: undefined, storage: undefined, trustProxy: false });
});

describe('secrets', () => {
  const NAMES = [
    'LINK_SECRET',
    'LINK_SECRET_PREVIOUS',
    'SESSION_SECRET',
    'SESSION_SECRET_PREVIOUS',
    'METRICS_TOKEN',
  ];

  it.each([
    ['shorter than 32 characters', 'k3y-Zw81qPbn7TfLx0Rg5sVd2hMaCuJ'],
    ['one repeated character', 'x'.repeat(64)],
    ['a repeated word', 'changeme'.repeat(8)],
    ['a row of digits', '12345678901234567890123456789012'],
  ])('must not be %s', (_, weak) => {
    const environment = { ...own, ...Object.fromEntries(NAMES.map((name) => [name, weak])) };
    for (const name of NAMES) {
      expect(() => readConfig(environment)).toThrow(
        new RegExp(`^  ${name}: at least 32 random characters, for example from: openssl rand -hex 32$`, 'm'),
      );
    }
  });

  it.each(NAMES.flatMap((name, index) => NAMES.slice(0, index).map((other) => [name, other] as const)))(
    'must differ: %s and %s',
    (name, other) => {
      const twin = aSecret();
      expect(() => readConfig({ ...own, [name]: twin, [other]: twin })).toThrow(
        `${name}: is the same as ${other}; each needs a value of its own`,
      );
    },
  );

  it.each([
    ['32 hexadecimal digits', () => randomBytes(16).toString('hex')],
    ['base64', () => randomBytes(24).toString('base64')],
    ['a long sentence of words', () => 'seven drivers parked a dumper behind Wharf Road on Tuesday'],
  ])('may be %s', (_, make) => {
    const LINK_SECRET = make();
    expect(readConfig({ ...own, LINK_SECRET }).linkSecret).toBe(LINK_SECRET);
  });

  it('of before may be given beside the current ones', () => {
    const previous = { LINK_SECRET_PREVIOUS: aSecret(), SESSION_SECRET_PREVIOUS: aSecret() };
    expect(readConfig({ ...own, ...previous })).toMatchObject({
      linkSecret: own.LINK_SECRET,
      previousLinkSecret: previous.LINK_SECRET_PREVIOUS,
      sessionSecret: own.SESSION_SECRET,
      previousSessionSecret: previous.SESSION_SECRET_PREVIOUS,
    });
  });
});

it.each([
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'SMTP_URL',
  'PUBLIC_URL',
  'STORAGE_URL',
  'SENDGRID_URL',
  'SENDGRID_WEBHOOK_KEY',
  'LINK_SECRET',
  'ADMIN_PASSWORD',
])('keeps a wrong %s out of the list of faults, which goes to the log', (name) => {
  const read = () => readConfig({ ...own, [name]: 'hunter2' });
  expect(read).toThrow(new RegExp(`^  ${name}: `, 'm'));
  expect(read).toThrow(/^(?!.*hunter2)/s);
});
