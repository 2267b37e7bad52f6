import {
  aDriver,
  aRenderedForm,
  EventSigner,
  MailReceiver,
  processorTime,
  startApi,
} from '@groundsheet/testing';
import supertest from 'supertest';
import { Email } from '../emails/email.entity.js';
import { FormEmail } from '../emails/form-email.entity.js';

const PATH = '/api/mail-events/sendgrid';
const MEGABYTE = 1_048_576;
const signer = new EventSigner();

const server = await MailReceiver.start('sendgrid-double');
const api = await startApi({
  MAIL_TRANSPORT: 'sendgrid',
  SENDGRID_API_KEY: 'SG.right',
  SENDGRID_URL: `http://127.0.0.1:${server.port}`,
  SENDGRID_WEBHOOK_KEY: signer.setting,
});
const admin = await aDriver(api, { role: 'admin' });
afterAll(async () => {
  await api.stop();
  await server.stop();
});

let count = 0;

/** A mail that SendGrid has taken. */
async function aSentMail(): Promise<FormEmail> {
  count += 1;
  const recipient = `site.${count}@northgate.co.uk`;
  await aRenderedForm(api, { recipients: [recipient] });
  await api.drainJobs();
  return api.em.findOneOrFail(FormEmail, { recipient });
}

const now = () => Math.floor(Date.now() / 1000);
const about = ({ messageId }: Pick<Email, 'messageId'>, event: string, more: object = {}) => ({
  ...{ event, email: 'x@y.co.uk', timestamp: now(), groundsheet_message_id: messageId, ...more },
});
const post = (body: string, headers = signer.headersOf(body)) =>
  supertest(api.url).post(PATH).set(headers).send(body);
const tell = (...events: unknown[]) => post(JSON.stringify(events)).expect(204);
/** What the log of its form has of it. */
const toldOf = async ({ id }: Pick<Email, 'id'>) => {
  const rows = await api.rows(`select what from audit_events where details ->> 'mail' = ? order by id`, [id]);
  return rows.map(({ what }) => what);
};
const fresh = ({ id }: Pick<Email, 'id'>) => api.em.findOneOrFail(Email, { id });

it('hands SendGrid the Message-ID under the name that its events bring back', async () => {
  const { messageId } = await aSentMail();
  expect(server.taken.at(-1)!.body).toMatchObject({ custom_args: { groundsheet_message_id: messageId } });
});

const bounce = (mail: Email) => about(mail, 'bounce', { reason: '550 5.1.1 no such user', type: 'bounce' });
const delivered = (mail: Email) => about(mail, 'delivered', { response: '250 OK' });

it.each<[string, (mail: Email) => object[], object]>([
  ['delivered', (mail) => [delivered(mail)], { state: 'delivered', lastError: null }],
  ['bounced', (mail) => [bounce(mail)], { state: 'bounced', lastError: '550 5.1.1 no such user' }],
  ['dropped', (mail) => [about(mail, 'dropped', { reason: 'Bounced Address' })], { state: 'bounced' }],
  ['bounced after delivered', (mail) => [delivered(mail), bounce(mail)], { state: 'bounced' }],
  ['delivered after bounced', (mail) => [bounce(mail), delivered(mail)], { state: 'bounced' }],
  [
    'put off, opened and made up',
    (mail) => ['deferred', 'open', '__proto__'].map((event) => about(mail, event)),
    { state: 'sent' },
  ],
])('records %s, once however often it comes', async (_, events, expected) => {
  const mail = await aSentMail();
  expect(mail.state).toBe('sent');
  for (const event of events(mail)) await tell(event);
  const first = await fresh(mail);
  expect(first).toMatchObject(expected);
  for (const event of events(mail).toReversed()) await tell(event, event);
  expect(await fresh(mail)).toEqual(first);
});

it('keeps what SendGrid says before the attempt itself is recorded', async () => {
  await aRenderedForm(api, { recipients: ['busy.early@northgate.co.uk'] });
  await api.drainJobs();
  const queued = await api.em.findOneOrFail(FormEmail, { recipient: 'busy.early@northgate.co.uk' });
  expect(queued.state).toBe('queued');
  await tell(bounce(queued));
  expect(await fresh(queued)).toMatchObject({ state: 'bounced', lastError: '550 5.1.1 no such user' });
});

it('puts on the do not send list who calls a mail spam, and nobody whose mailbox is gone', async () => {
  const [spam, gone] = [await aSentMail(), await aSentMail()];
  await tell(about(spam, 'spamreport'), bounce(gone));
  await tell(about(spam, 'spamreport'));
  const { body } = await admin.request('get', '/api/suppressions').expect(200);
  expect(body).toMatchObject([{ address: spam.recipient, reason: 'spam' }]);
  expect((await fresh(spam)).state).toBe('delivered');
});

it('shows a driver and the record of the form that a mail came back', async () => {
  const driver = await aDriver(api);
  const mail = await aSentMail();
  const { id } = (await driver.request('post', '/api/timesheets').send({}).expect(201)).body;
  await api.rows(`update forms set status = 'submitted', submitted_at = now() where id = ?`, [id]);
  await api.rows('update emails set form_id = ? where id = ?', [id, mail.id]);
  await tell(bounce(mail), bounce(mail));
  await api.drainJobs();
  const [entry] = (await driver.request('get', '/api/history').expect(200)).body;
  expect(entry.mails).toMatchObject([{ recipient: mail.recipient, state: 'bounced' }]);
  const { body } = await driver.request('get', `/api/forms/${id}/events`).expect(200);
  const words = (body as { words: string }[]).map((one) => one.words);
  expect(words.filter((said) => said.includes(mail.recipient))).toEqual([
    `The mail failed and came back: ${mail.recipient}`,
  ]);
  expect(await toldOf(mail)).toEqual(['email.sent', 'email.bounced']);
});

it.each<[string, (mail: Email) => unknown[]]>([
  ['mails of others', () => [about({ messageId: '<x@elsewhere.co.uk>' }, 'bounce')]],
  ['none of our names', () => [{ event: 'bounce', email: 'x@y.co.uk', timestamp: now() }]],
  ['what is no event', () => [null, 7, 'bounce', [[]], {}, { event: {}, groundsheet_message_id: [] }]],
  ['a mail in other words', ({ messageId }) => [{ event: ['bounce'], groundsheet_message_id: messageId }]],
])('takes no harm from %s', async (_, events) => {
  const mail = await aSentMail();
  await tell(...events(mail));
  await post('{"event":"bounce"}').expect(204);
  expect((await fresh(mail)).state).toBe('sent');
});

it('stores what the other side says, whatever characters are in it, and not all of it', async () => {
  const mail = await aSentMail();
  const reason = `\0\ud800 no ${'x'.repeat(5000)}`;
  await tell(about(mail, 'bounce', { reason, timestamp: 'never' }));
  const { lastError, reportedAt } = await fresh(mail);
  expect(lastError).toHaveLength(1000);
  expect(Date.now() - reportedAt!.getTime()).toBeLessThan(60_000);
});

it('takes 10,000 events at once, and refuses what is larger than 1 MB', async () => {
  const mail = await aSentMail();
  const message = (id: string) => ({ event: 'delivered', groundsheet_message_id: id });
  const many = Array.from({ length: 9999 }, (_, n) => message(`<${n}@x.co>`));
  expect(await processorTime(() => tell(...many, bounce(mail)))).toBeLessThan(6000);
  expect((await fresh(mail)).state).toBe('bounced');
  const huge = JSON.stringify([message('x'.repeat(MEGABYTE))]);
  expect((await post(huge)).body.code).toBe('mail-events.too-large');
  const deep = '['.repeat(MEGABYTE / 2);
  expect((await post(deep)).body.code).toBe('mail-events.not-json');
});

const body = (mail: Email) => JSON.stringify([bounce(mail)]);
it.each<[string, (mail: Email) => [string, Record<string, string>]]>([
  ['another key', (mail) => [body(mail), new EventSigner().headersOf(body(mail))]],
  ['another body', (mail) => [body(mail), signer.headersOf(`${body(mail)} `)]],
  ['11 minutes ago', (mail) => [body(mail), signer.headersOf(body(mail), new Date(Date.now() - 660_000))]],
  ['11 minutes ahead', (mail) => [body(mail), signer.headersOf(body(mail), new Date(Date.now() + 660_000))]],
  [
    'a moment that was changed',
    (mail) => [
      body(mail),
      { ...signer.headersOf(body(mail)), 'X-Twilio-Email-Event-Webhook-Timestamp': String(now() - 1) },
    ],
  ],
  ['nothing', (mail) => [body(mail), { 'Content-Type': 'application/json' }]],
])('refuses what is signed with %s', async (_, forge) => {
  const mail = await aSentMail();
  const refused = await post(...forge(mail)).expect(403);
  expect(refused.body.code).toBe('mail-events.not-signed');
  expect((await fresh(mail)).state).toBe('sent');
});
