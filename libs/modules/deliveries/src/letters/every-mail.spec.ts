import { Clock, Subscribers } from '@groundsheet/platform';
import {
  aCheckSheet,
  aCompany,
  aDriver,
  anUnsigned,
  aPhoto,
  aTimesheet,
  enterFirm,
  MachinePapers,
  mailsTo,
  REPAIR,
  Signer,
  Site,
  suiteApi,
  UploadingPhone,
  Vault,
  type TestDriver,
} from '@groundsheet/testing';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** Every mail but those that bring a form, word by word, as it was on Wed 25 Nov 2026. */
const RECORDED = new URL('./every-mail.txt', import.meta.url);
const DAY = 86_400_000;
const BEGUN = Date.parse('2026-11-25T09:15:00Z');
const HIRER = 'hire@northgate-civils.co.uk';
const SITE = 'site@northgate-civils.co.uk';
const BRAKE = { defectParkBrake: 'something wrong', checkDate: '2026-11-25' };
const PASSWORD = 'three yellow diggers';

let now = BEGUN;
const api = await suiteApi({ VAULTS_MB: '100', GUEST_MAILS_PER_DAY: '10' });
api.app.get(Clock).now = () => new Date(now);
const company = await aCompany(api.em, { contactEmail: HIRER });
const admin = await aDriver(api, { role: 'admin', fullName: 'Bev Haigh', email: 'bev@hill-plant.co.uk' });
const supervisor = await aDriver(api, {
  ...{ role: 'supervisor', fullName: 'Ruth Keane', email: 'ruth@hill-plant.co.uk' },
});
const driver = await aDriver(api, { fullName: 'Dan Hill', email: 'dan@hill-plant.co.uk' });
const papers = new MachinePapers('2026-11-25', supervisor, admin);

/** Takes the place of what differs each time. */
const CHANGING: [RegExp, string][] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f-]{21}/g, 'UUID'],
  [/key=[\w.-]+/g, 'key=KEY'],
  [/(\/sign\/UUID#(?:not-)?)[\w.-]+/g, '$1KEY'],
  [/\b(TS|CS|OH|RR|FS)-[0-9A-Z]{8}\b/g, '$1-NUMBER'],
  [/\bC[0-9A-Z]{6}\b/g, 'C-NUMBER'],
  [/\bD-1\d{3}\b/g, 'D-1000'],
];
const settled = (text: string) => CHANGING.reduce((all, [what, by]) => all.replace(what, by), text);
const tidy = (text: string) =>
  text
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** What a person reads of a page, and where its links lead. */
function asRead(html: string): string {
  return html
    .replace(/^[^]*<body/, '<body')
    .replace(/<a [^>]*href="([^"]*)"[^>]*>/g, '[$1] ')
    .replace(/<img [^>]*src="([^"]*)"[^>]*alt="([^"]*)"[^>]*>/g, '[picture $1 $2]')
    .replace(/<\/(?:div|p|h1|h2|li|ul)>|<br>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([0-9A-F]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => NAMED[name]!)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

async function fileOf(id: string): Promise<Email | undefined> {
  const folder = join(api.dataDir, 'mail');
  const name = (await readdir(folder).catch(() => [])).find((each) => each.includes(id));
  return name === undefined ? undefined : PostalMime.parse(await readFile(join(folder, name)));
}

/** A mail, and what the office sees of it; the same for all who are told the same. */
async function described(id: string): Promise<{ to: string; mail: string }> {
  const mail = await fileOf(id);
  const { body } = await admin.request('get', `/api/mails/${id}`).expect(200);
  const headers = mail?.headers.filter(({ key }) => /^(list-|auto-)/.test(key)) ?? [];
  const text = tidy(mail?.text ?? '');
  const facts = await listed(id);
  expect(body).toMatchObject(facts);
  const lines = [
    `Subject: ${mail?.subject}`,
    `Reply-To: ${mail?.replyTo?.map(({ address }) => address).join() ?? ''}`,
    ...headers.map(({ key, value }) => `${key}: ${value}`),
    `Listed with: ${JSON.stringify(facts)}`,
    ...['', text, '', '- - - its page', asRead(mail?.html ?? ''), '', '- - - to the office'],
    ...tidy(body.text)
      .split('\n')
      .filter((line) => !text.split('\n').includes(line)),
    `- - - attached: ${mail?.attachments.map(({ filename }) => filename).join()}`,
  ];
  return { to: body.recipient, mail: lines.join('\n').replaceAll(body.recipient, 'THEM') };
}

async function listed(id: string) {
  const { body } = await admin.request('get', '/api/mails').query({ limit: 100 }).expect(200);
  const { about, formId, reference, driverName } = body.find((each: { id: string }) => each.id === id);
  return { about, formId, reference, driverName };
}

const told: { readonly what: string; readonly ids: readonly string[] }[] = [];
const known = new Set<string>();

/** The mails that nobody has looked at. */
async function newMails(): Promise<string[]> {
  const rows = await api.rows('select id from emails where object_key is null order by recipient, subject');
  return rows.flatMap(({ id }) => (known.has(id) ? [] : [id as string]));
}

/** Keeps the mails that come of something, of its jobs where there are none before. */
async function tells(what: string, work: () => Promise<unknown>): Promise<void> {
  // What happened before was in another hour.
  await api.rows('delete from limit_counters');
  for (const id of await newMails()) known.add(id);
  await work();
  if ((await newMails()).length === 0) await api.drainJobs();
  const ids = await newMails();
  told.push({ what, ids });
}

/** All that was told since it was last written down. */
async function written(): Promise<string[]> {
  await api.drainJobs();
  const parts = [];
  for (const { what, ids } of told.splice(0)) {
    const mails = new Map<string, string[]>();
    for (const id of ids) {
      const { to, mail } = await described(id);
      mails.set(settled(mail), [...(mails.get(settled(mail)) ?? []), to]);
    }
    const each = [...mails].map(([mail, to]) => `To: ${to.join(', ')}\n${mail}`);
    parts.push([`======== ${what}`, ...each].join('\n\n--------\n'));
  }
  return parts;
}

const act = (id: string, what: string, body: object) =>
  supervisor.request('post', `/api/defects/${id}/${what}`).send(body);
async function defectOf(plantNumber: string): Promise<string> {
  await api.drainJobs();
  const { body } = await supervisor.request('get', `/api/machines/plant/${plantNumber}`).expect(200);
  return body.defects[0].id;
}
async function checks(by: Pick<TestDriver, 'request'>, plantNumber: string, change: object) {
  const sheet = await aCheckSheet(company, { plantNumber, selectedVehicle: 'roller', ...change });
  await by.request('post', '/api/one-step-completion/check-sheet').send(sheet).expect(200);
}
async function aMachine(plantNumber: string): Promise<string> {
  const body = { plantNumber, machineNumber: 'Bomag 120', vehicleType: 'roller' };
  await admin.request('post', '/api/machines').send(body).expect(201);
  return plantNumber;
}
/** What one subscriber does on a day to come. */
async function housekeep(name: string, at = BEGUN): Promise<void> {
  const { instance } = api.app
    .get(Subscribers)
    .all()
    .find((each) => each.name === name)!;
  now = at;
  await RequestContext.create(api.app.get(MikroORM).em, () =>
    instance.handle({}, { attempt: 1, lastAttempt: true }),
  );
  now = BEGUN;
}
const fresh = (at: number) =>
  api.rows('update sessions set used_at = ?, created_at = ?, password_given_at = ?', [
    ...[new Date(at), new Date(at), new Date(at)],
  ]);

async function accounts(): Promise<void> {
  const email = 'jo@hill-plant.co.uk';
  const login = (password: string, network: string) =>
    api
      .request('post', '/api/drivers/login')
      .set('X-Forwarded-For', network)
      .set('User-Agent', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36')
      .send({ email, password });
  await tells('a new account', () =>
    api
      .request('post', '/api/drivers/register')
      .send({ fullName: 'Jo Kerr', email, password: PASSWORD })
      .expect(201),
  );
  const forgets = (to: string) =>
    api.request('post', '/api/drivers/forgotten-password').send({ email: to }).expect(204);
  await tells('a password forgotten before the address is confirmed', () => forgets(email));
  await api.rows('update drivers set confirmed_at = now() where email = ?', [email]);
  await tells('a forgotten password', () => forgets(email));
  await login(PASSWORD, '198.51.100.1').expect(200);
  await api.drainJobs();
  await tells('a new device', () => login(PASSWORD, '198.51.100.2').expect(200));
  await tells('twenty wrong passwords', async () => {
    await login('wrong', '10.0.0.1').expect(401);
    await api.rows(`update limit_counters set count = 19 where name = 'passwords-of-account-per-day'`);
    await login('wrong', '10.0.1.1').expect(401);
  });
  const changing = await aDriver(api, { fullName: 'Lee Cole', email: 'lee@hill-plant.co.uk' });
  const own = { currentPassword: changing.password, newPassword: PASSWORD };
  await tells('another password', () =>
    changing.request('put', '/api/drivers/me/password').send(own).expect(204),
  );
  const invite = (to: string) => ({ fullName: 'Pat O’Brien', email: to, role: 'driver' });
  await tells('an invitation', () =>
    admin.request('post', '/api/drivers/invitations').send(invite('pat@hill-plant.co.uk')).expect(201),
  );
  await tells('an invited person who has forgotten the password', () => forgets('pat@hill-plant.co.uk'));
  const { id } = await aDriver(api, { fullName: 'Dai Rees', email: 'dai@hill-plant.co.uk' });
  await tells('a new admin', () =>
    admin.request('put', `/api/drivers/${id}/role`).send({ role: 'admin' }).expect(204),
  );
  await admin.request('put', `/api/drivers/${id}/role`).send({ role: 'driver' }).expect(204);
}

async function machines(): Promise<void> {
  await aMachine('D-114');
  await tells('a check that stops a machine', () =>
    checks(driver, 'D-114', {
      ...BRAKE,
      itemNotes: [{ item: 'defectParkBrake', text: 'Rolls, see evil.example.com.' }],
    }),
  );
  const brake = await defectOf('D-114');
  await act(brake, 'repair', REPAIR).expect(200);
  await api.drainJobs();
  now += DAY / 24;
  await admin.request('post', `/api/defects/${brake}/release`).expect(204);
  await api.drainJobs();
  now = BEGUN + 1.1 * DAY;
  await fresh(now);
  await tells('a check that finds it good', () => checks(driver, 'D-114', { checkDate: '2026-11-26' }));
  now = BEGUN;
  await fresh(now);
  await aMachine('R-7');
  const phone = new UploadingPhone(api);
  phone.cookie = driver.cookie;
  const photo = await phone.upload();
  const report = { code: 'R-7', photo, mustNotBeUsed: true, item: 'defectMirrors' };
  await tells('a report that stops a machine', () =>
    driver.request('post', '/api/defect-reports').send(report).expect(201),
  );
  const mirror = await defectOf('R-7');
  await tells('no fault found', () =>
    act(mirror, 'no-fault', { reason: 'Tried twice, it holds.' }).expect(204),
  );
  await tells('opened again', () =>
    act(mirror, 'reopen', { reason: 'It has come loose again.' }).expect(204),
  );
  await tells('what a guest proposes', () => checks(api, 'X-9', BRAKE));
  const { id } = await papers.aMachine();
  const due = { kind: 'service', isRequired: false, dueOn: '2027-01-01' };
  await papers.added({ id, plantNumber: '' }, { dueOn: '2027-01-29' });
  await papers.added({ id, plantNumber: '' }, due);
  const certificates = 'LookAfterCertificatesWhenHousekeepingDue';
  const on = (day: string) => Date.parse(`${day}T09:15:00Z`);
  await tells('a certificate that is due', () => housekeep(certificates, on('2026-12-02')));
  await tells('certificates that are due', () => housekeep(certificates, on('2026-12-30')));
  await tells('a defect that is overdue', () =>
    housekeep('RemindOfDefectsWhenHousekeepingDue', on('2026-11-27')),
  );
  await tells('defects that are overdue', () =>
    housekeep('RemindOfDefectsWhenHousekeepingDue', on('2027-01-22')),
  );
}

const gives = async (change: object = {}): Promise<string> => {
  const notice = {
    ...{
      plantNumber: 'D-114',
      contactName: 'Siân O’Neill',
      firm: 'Northgate Civils Ltd',
      phone: '0191 496 0114',
    },
    ...{ email: SITE, machineHours: '4210.5', readyFrom: '2026-11-26', siteLocation: 'Wharf Road, gate B' },
  };
  const { body } = await driver
    .request('post', '/api/off-hires')
    .send({ ...notice, ...change })
    .expect(201);
  return (await api.row('select id from off_hires where reference = ?', [body.reference]))['id'] as string;
};

async function offHires(): Promise<void> {
  let id = '';
  await tells('an off-hire notice', async () => (id = await gives()));
  const collection = {
    collectedBy: 'Dave Hill',
    collectedAt: new Date(BEGUN).toISOString(),
    note: 'Mirror cracked.',
  };
  await tells('a collection', () =>
    supervisor.request('post', `/api/off-hires/${id}/collect`).send(collection).expect(204),
  );
  const other = await gives({ plantNumber: 'NOT-OURS', siteLocation: '' });
  await api.drainJobs();
  await tells('a notice that is withdrawn', () =>
    supervisor
      .request('post', `/api/off-hires/${other}/withdraw`)
      .send({ reason: 'They keep it.' })
      .expect(204),
  );
}

async function signatures(): Promise<void> {
  const form = await anUnsigned(api, company);
  await api.rows(`update drivers set email = 'dee@hill-plant.co.uk' where id = ?`, [form.driver.id]);
  let request = { id: '', url: '' };
  await tells(
    'a request to sign',
    async () => (request = await form.asked({ channel: 'mail', toAddress: SITE })),
  );
  const signer = new Signer(api, request);
  const asker = (verb: string, body: object = {}) =>
    form.driver.request('post', `/api/sign-requests/${request.id}/${verb}`).send(body);
  await tells('a reminder to sign', () => asker('remind').expect(204));
  const lines = [{ key: `${form.id}/tuesday`, reason: 'hours', proposed: '7.5' }];
  const disagrees = { name: 'Siân O’Neill', lines, note: 'We left at three.' };
  await tells('something is wrong', () => signer.post('query', disagrees).expect(200));
  await tells('an answer', () => asker('answer', { answer: 'You did, it is put right.' }).expect(200));
  await tells('a signature', () => signer.signs({ receiptTo: SITE }));
  const [receipt] = (await mailsTo(api, SITE)).filter(({ mail }) => /^Signed/.test(mail!.subject!));
  await tells('something is wrong after signing', () =>
    signer.post('query', { ...disagrees, lines: [] }).expect(200),
  );
  const key = /\/sign\/\S+#not-(\S+)/.exec(receipt!.mail!.text!)![1];
  await tells('nobody has signed', () =>
    api.request('post', `/api/sign-requests/${request.id}/deny`).send({ key }).expect(204),
  );
}

async function driversAndGuests(): Promise<void> {
  const site = new Site(
    await aDriver(api, { fullName: 'Kim Lee', email: 'kim@hill-plant.co.uk' }),
    supervisor,
    company,
  );
  await site.busy.savesCheckSheet({ operatorSignature: null, defectMirrors: undefined });
  await api.drainJobs();
  const { id } = await site.theSet();
  await tells('forms that a set lacks', () =>
    supervisor
      .request('post', `/api/collations/${id}/ask`)
      .send({ note: ' Ring <b>me</b>\n at hire.example ' })
      .expect(204),
  );
  await site.busy.sendsTimesheet({ weekEnding: '2026-11-14' });
  await tells('check sheets of a week', () =>
    supervisor
      .request('post', '/api/collations/ask')
      .send({ driverId: site.driver.id, week: '2026-11-14' })
      .expect(204),
  );
  await tells('half of the mails of guests', async () => {
    for (const n of [1, 2, 3]) {
      const submissionEmails = [`a${n}@civils.co.uk`, `b${n}@civils.co.uk`];
      const body = await aTimesheet(company, { submissionEmails });
      const sending = api.request('post', '/api/timesheets/one-step-completion');
      await sending.set('X-Forwarded-For', `203.0.113.${n}`).send(body).expect(200);
    }
  });
  const vault = new Vault(site.driver);
  const photo = await aPhoto();
  const begun = await vault.bring(photo);
  await api.rows(
    `update documents set category = 'driving_license', expiry_date = '2026-12-20' where id = ?`,
    [begun],
  );
  await tells('a document that expires', () => housekeep('RemindOwnersWhenHousekeepingDue'));
  await api.rows('update document_files set byte_size = 80000000');
  await tells('vaults that fill', () => vault.bring(photo));
}

async function unconfirmed(): Promise<void> {
  const { id } = await aDriver(api, { confirmed: false, email: 'nobody@hill-plant.co.uk' });
  await api.rows('update drivers set created_at = ? where id = ?', [new Date(BEGUN - 24 * DAY), id]);
  await tells('an account that nobody has confirmed', () =>
    housekeep('RemoveUnconfirmedWhenHousekeepingDue'),
  );
}

it('reads as it was recorded, to its recipient and to the office', async () => {
  await accounts();
  await machines();
  await offHires();
  await signatures();
  await driversAndGuests();
  await unconfirmed();
  const ofProduct = await written();
  await enterFirm(admin);
  await tells('an off-hire notice to a firm', () => gives());
  await tells('an invitation of a firm', () =>
    admin
      .request('post', '/api/drivers/invitations')
      .send({ fullName: 'Lu Ash', email: 'lu@hill-plant.co.uk', role: 'driver' })
      .expect(201),
  );
  const all = [...ofProduct, ...(await written())].join('\n\n');
  // What shows nothing is copied with a number, which is then found nowhere.
  expect(all).not.toMatch(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u);
  expect(`${all}\n`).toBe(await readFile(RECORDED, 'utf8'));
});

it('is sent to who wants no mail only where they cannot do without it', async () => {
  const mails = await api.rows(
    'select distinct on (recipient, subject) id, recipient, subject from emails where object_key is null',
  );
  for (const address of new Set(mails.map(({ recipient }) => recipient as string)))
    await api.rows(
      `insert into suppressions (id, recipient_hash, reason, created_at)
       select gen_random_uuid(), recipient_hash, 'asked', now() from emails where recipient = ? limit 1`,
      [address],
    );
  const sent = [];
  for (const { id, subject } of mails) {
    const { status, body } = await admin.request('post', `/api/mails/${id}/send-again`);
    if (status === 200 || body.code === 'mail.link-over') sent.push(String(subject).replace(/^.*?: /, ''));
    else expect([subject, body.code]).toEqual([subject, 'mail.unwanted']);
  }
  expect([...new Set(sent)].toSorted()).toEqual([
    'new sign-in to your account',
    'set a new password',
    'there is a new admin',
    'wrong passwords for your account',
    'your password has been changed',
  ]);
});
