import { randomBytes } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { FormLinks } from '@groundsheet/forms';
import { MailTransport } from '@groundsheet/platform';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import {
  MailReceiver,
  aCompany,
  aDriver,
  aRenderedForm,
  aTimesheet,
  becomes,
  makeJobsDue,
  startApi,
  type TakenMail,
  type TestApi,
  type TestDriver,
} from '@groundsheet/testing';
import { FormEmail } from '../emails/form-email.entity.js';
import { Handover } from '../emails/handover.js';
import { SendEmailWhenQueued } from './send-email-when-queued.js';

const read = ({ raw }: TakenMail) => PostalMime.parse(Buffer.from(raw!, 'base64'));

describe('sending a queued mail by SMTP', () => {
  let server: MailReceiver;
  let api: TestApi;

  beforeAll(async () => {
    server = await MailReceiver.start('smtp-server');
    api = await startApi({
      MAIL_TRANSPORT: 'smtp',
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      MAIL_FROM: 'Groundsheet <forms@example.org>',
      PUBLIC_URL: 'https://forms.example.org',
    });
  });
  afterAll(async () => {
    await api.stop();
    await server.stop();
  });
  beforeEach(async () => {
    server.taken.length = 0;
    await api.em.execute('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
  });

  const mailTo = (recipient: string) =>
    api.em.findOneOrFail(FormEmail, { recipient }, { orderBy: { id: 'desc' } });
  const jobs = () =>
    api.em.execute<{ attempts: number; last_error: string | null }[]>('select * from graphile_worker.jobs');

  it('hands over text, HTML and the PDF as it was stored, with the link made for this recipient', async () => {
    const pdf = randomBytes(90_001);
    const { formId } = await aRenderedForm(api, { pdf, recipients: ['plain@northgate.co.uk'] });
    await api.drainJobs();
    expect(server.taken).toHaveLength(1);
    const mail = await read(server.taken[0]!);
    const row = await mailTo('plain@northgate.co.uk');
    expect(row).toMatchObject({ state: 'sent', attempts: 1, lastError: null, sentAt: expect.any(Date) });
    expect(mail.messageId).toBe(row.messageId);
    expect(mail.subject).toBe(
      'Weekly timesheet: Łukasz Wójcik, week ending Sat 21 Nov 2026 (Northgate Civils)',
    );
    expect(mail.from).toMatchObject({ name: 'Groundsheet', address: 'forms@example.org' });
    const link = api.app
      .get(FormLinks)
      .urlFor(
        { formId, recipient: 'plain@northgate.co.uk', linkVersion: 1, sentOn: row.linkDate },
        'timesheet',
      );
    expect(mail.text).toContain(`${link}\n`);
    expect(mail.html).toContain(`href="${link.replaceAll('=', '&#x3D;')}"`);
    expect(mail.attachments).toHaveLength(1);
    expect(mail.attachments[0]).toMatchObject({
      filename: 'timesheet-2026-11-21-TS-7K3M9QXD.pdf',
      mimeType: 'application/pdf',
    });
    expect(Buffer.from(mail.attachments[0]!.content as ArrayBuffer).equals(pdf)).toBe(true);
  });

  it('tries again after a temporary failure, with the same Message-ID', async () => {
    await aRenderedForm(api, { recipients: ['greylisted@northgate.co.uk'] });
    await api.drainJobs();
    const before = await mailTo('greylisted@northgate.co.uk');
    expect(before).toMatchObject({ state: 'queued', attempts: 1, lastError: expect.stringContaining('451') });
    await makeJobsDue(api);
    await api.drainJobs();
    expect(await mailTo('greylisted@northgate.co.uk')).toMatchObject({
      state: 'sent',
      attempts: 2,
      lastError: null,
    });
    expect(server.taken).toHaveLength(1);
    expect((await read(server.taken[0]!)).messageId).toBe(before.messageId);
  });

  it('fails at once if the mail is refused, and says why', async () => {
    await aRenderedForm(api, { recipients: ['unknown@northgate.co.uk'] });
    await api.drainJobs();
    expect(await mailTo('unknown@northgate.co.uk')).toMatchObject({
      state: 'failed',
      attempts: 1,
      lastError: expect.stringContaining('No such user here'),
    });
    expect(await jobs()).toEqual([]);
  });

  it('sends to one recipient once, however often another one fails', async () => {
    await aRenderedForm(api, {
      recipients: ['greylisted.too@northgate.co.uk', 'fine@northgate.co.uk', 'unknown.too@northgate.co.uk'],
    });
    await api.drainJobs();
    await makeJobsDue(api);
    await api.drainJobs();
    expect(server.taken.map(({ to }) => to![0]).sort()).toEqual([
      'fine@northgate.co.uk',
      'greylisted.too@northgate.co.uk',
    ]);
    expect((await mailTo('fine@northgate.co.uk')).attempts).toBe(1);
  });

  it('waits out a server that is away, and keeps addresses out of what the queue logs', async () => {
    const { port } = server;
    await server.stop();
    await aRenderedForm(api, { recipients: ['patient@northgate.co.uk'] });
    await api.drainJobs();
    expect(await mailTo('patient@northgate.co.uk')).toMatchObject({ state: 'queued', attempts: 1 });
    await makeJobsDue(api);
    await api.drainJobs();
    const [waiting] = await jobs();
    expect(waiting).toMatchObject({
      attempts: 1,
      last_error: expect.stringMatching(/not be handed over yet \(E[A-Z]+\)/),
    });
    expect(waiting!.last_error).not.toContain('patient');
    server = await MailReceiver.start('smtp-server', port);
    await makeJobsDue(api);
    await api.drainJobs();
    expect(await mailTo('patient@northgate.co.uk')).toMatchObject({ state: 'sent', attempts: 3 });
  });

  it('fails without another attempt once 24 hours are over, and not a minute before', async () => {
    await aRenderedForm(api, { recipients: ['greylisted.for.ever@northgate.co.uk'] });
    await api.drainJobs();
    const late = await mailTo('greylisted.for.ever@northgate.co.uk');
    expect(late.isOverdue(new Date(late.queuedAt.getTime() + (24 * 60 - 1) * 60_000))).toBe(false);
    await api.em.nativeUpdate(FormEmail, late.id, { queuedAt: new Date(Date.now() - 24 * 3_600_000) });
    await makeJobsDue(api);
    await api.drainJobs();
    expect(await mailTo('greylisted.for.ever@northgate.co.uk')).toMatchObject({
      state: 'failed',
      attempts: 1,
      lastError: expect.stringContaining('451'),
    });
    expect(server.taken).toEqual([]);
    expect(await jobs()).toEqual([]);
  });

  it('sends once when two workers have the same job', async () => {
    await aRenderedForm(api, { recipients: ['greylisted.twice@northgate.co.uk'] });
    await api.drainJobs();
    const { id } = await mailTo('greylisted.twice@northgate.co.uk');
    const worker = api.app.get(SendEmailWhenQueued, { strict: false });
    const orm = api.app.get(MikroORM);
    const ends = await Promise.allSettled(
      [1, 2, 3].map(() => RequestContext.create(orm.em, () => worker.handle({ emailId: id }))),
    );
    // A job that finds it in another's hands tries again later; one that comes when it has been sent has nothing to do.
    for (const end of ends)
      if (end.status === 'rejected')
        expect(String(end.reason)).toMatch(/is being handed over by another worker/);
    expect(server.taken).toHaveLength(1);
    expect(await mailTo('greylisted.twice@northgate.co.uk')).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('holds no lock on the mail while it is handed over', async () => {
    await aRenderedForm(api, { recipients: ['slow@northgate.co.uk'] });
    const transport = api.app.get(MailTransport);
    const send = transport.send.bind(transport);
    let free: unknown[] = [];
    const sending = jest.spyOn(transport, 'send').mockImplementation(async (mail) => {
      const sql = `select recipient, claimed_until > now() as claimed from emails where recipient = ? for update skip locked`;
      free = await api.rows(sql, [mail.to]);
      return send(mail);
    });
    await api.drainJobs();
    sending.mockRestore();
    expect(free).toEqual([{ recipient: 'slow@northgate.co.uk', claimed: true }]);
    expect(server.taken).toHaveLength(1);
  });

  it('leaves a mail alone that another worker has in hand, until that one must have died', async () => {
    await aRenderedForm(api, { recipients: ['greylisted.once@northgate.co.uk'] });
    await api.drainJobs();
    const { id } = await mailTo('greylisted.once@northgate.co.uk');
    const worker = api.app.get(SendEmailWhenQueued, { strict: false });
    const handle = () =>
      RequestContext.create(api.app.get(MikroORM).em, () => worker.handle({ emailId: id }));
    const claimedFor = (seconds: number) =>
      api.em.nativeUpdate(FormEmail, id, { claimedUntil: new Date(Date.now() + seconds * 1000) });
    await claimedFor(60);
    await expect(handle()).rejects.toThrow(/by another worker/);
    expect(server.taken).toHaveLength(0);
    await claimedFor(-1);
    await handle();
    expect(server.taken).toHaveLength(1);
  });

  it('keeps it in hand for as long as the mail server takes', async () => {
    await aRenderedForm(api, { recipients: ['slow.for.long@northgate.co.uk'] });
    const transport = api.app.get(MailTransport);
    const claimed = async () => (await mailTo('slow.for.long@northgate.co.uk')).claimedUntil!;
    jest.spyOn(transport, 'send').mockImplementationOnce(async () => {
      const first = await claimed();
      await becomes(async () => (await claimed()) > first);
    });
    await api.drainJobs();
    await becomes(async () => (await mailTo('slow.for.long@northgate.co.uk')).state === 'sent');
    jest.restoreAllMocks();
  });

  it('sends again with the same Message-ID if the process died before it could record the first', async () => {
    const { formId } = await aRenderedForm(api, { recipients: ['crash@northgate.co.uk'] });
    await api.drainJobs();
    const { id } = await mailTo('crash@northgate.co.uk');
    await api.em.nativeUpdate(FormEmail, id, { state: 'queued', sentAt: null, queuedAt: new Date() });
    const worker = api.app.get(SendEmailWhenQueued, { strict: false });
    await RequestContext.create(api.app.get(MikroORM).em, () => worker.handle({ emailId: id }));
    const [first, second] = await Promise.all(server.taken.map(read));
    expect(second!.messageId).toBe(first!.messageId);
    expect(second!.text).toBe(first!.text);
    expect(await api.em.count(FormEmail, { formId })).toBe(1);
  });

  it('sends a link in place of a PDF of 7 MB', async () => {
    await aRenderedForm(api, { recipients: ['large@northgate.co.uk'], byteSize: 7 * 1024 * 1024 });
    await api.drainJobs();
    const mail = await read(server.taken[0]!);
    expect(mail.attachments).toEqual([]);
    expect(mail.text).toMatch(
      /too large to attach \(7\.0 MB\)[^]*https:\/\/forms\.example\.org\/completed-form\//,
    );
  });

  it('lets nobody smuggle in a header, a second recipient or a link through their name', async () => {
    await aRenderedForm(api, {
      recipients: ['calm@northgate.co.uk'],
      driverName: 'Dan\r\nBcc: crowd@evil.org\r\n\r\nhttps://evil.org/pay',
      companyName: '=?utf-8?q?X=0D=0ABcc:_crowd=40evil.org?=',
      fileName: 'x.pdf"\r\nBcc: crowd@evil.org',
    });
    await api.drainJobs();
    expect(server.taken.map(({ to }) => to)).toEqual([['calm@northgate.co.uk']]);
    const [head] = Buffer.from(server.taken[0]!.raw!, 'base64').toString('latin1').split('\r\n\r\n');
    const mail = await read(server.taken[0]!);
    expect(head).not.toMatch(/^bcc:/im);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.subject).not.toMatch(/[\r\n]/);
    const links = (text: string) => text.match(/https?:\/\/\S+/g) ?? [];
    expect(links(mail.text!).every((link) => link.startsWith('https://forms.example.org/'))).toBe(true);
    expect(links(mail.html!).every((link) => link.startsWith('https://forms.example.org/'))).toBe(true);
  });
});

describe('the mails of a form', () => {
  let api: TestApi;
  let driver: TestDriver;
  let company: string;
  let sent = 0;
  beforeAll(async () => {
    api = await startApi();
    driver = await aDriver(api);
    company = await aCompany(api.em);
  });
  afterEach(() => void jest.restoreAllMocks());
  afterAll(() => api.stop());

  const handedOver = () => jest.spyOn(api.app.get(MailTransport), 'send');
  const inJobsOfTheirOwn = () => jest.spyOn(api.app.get(SendEmailWhenQueued, { strict: false }), 'handle');
  async function send(): Promise<string> {
    sent += 1;
    const timesheet = await aTimesheet(company, {
      plantNumber: `EX-${sent}`,
      submissionEmails: ['one@northgate.co.uk', 'two@northgate.co.uk'],
    });
    const { id } = timesheet.timesheetData;
    const sending = driver.request('post', '/api/timesheets/one-step-completion').send(timesheet);
    await sending.set('Idempotency-Key', id).expect(200);
    return id;
  }
  const mailsOf = (formId: string) => api.em.find(FormEmail, { formId }, { disableIdentityMap: true });

  it('are handed over by the job that draws it, and have none of their own', async () => {
    const [sending, others] = [handedOver(), inJobsOfTheirOwn()];
    const id = await send();
    await api.drainJobs();
    const mails = await mailsOf(id);
    expect(mails.map(({ state, attempts }) => [state, attempts])).toEqual(
      mails.map(() => ['kept locally', 1]),
    );
    expect([mails.length > 1, sending.mock.calls.length, others.mock.calls.length]).toEqual([
      true,
      mails.length,
      0,
    ]);
  });

  it('are not lost with a process that dies between the PDF and the mail, and go once', async () => {
    const sending = handedOver();
    const claiming = jest.spyOn(api.app.get(Handover, { strict: false }), 'claim');
    claiming.mockRejectedValueOnce(new Error('The process is gone.'));
    const id = await send();
    await api.drainJobs();
    const [form] = await api.rows('select pdf_key from forms where id = ?', [id]);
    expect([form!['pdf_key'] === null, sending.mock.calls.length]).toEqual([false, 0]);
    for (const _ of [1, 2]) {
      await makeJobsDue(api);
      await api.drainJobs();
    }
    const mails = await mailsOf(id);
    expect(sending.mock.calls.map(([{ messageId }]) => messageId).sort()).toEqual(
      mails.map(({ messageId }) => messageId).sort(),
    );
    expect(new Set(mails.map(({ state }) => state))).toEqual(new Set(['kept locally']));
  });

  it('hold up no PDF for longer than two seconds where the server hangs, and go once when it answers', async () => {
    const others = inJobsOfTheirOwn();
    const answers: (() => void)[] = [];
    const sending = handedOver().mockImplementation(() => new Promise((done) => answers.push(done)));
    const first = await send();
    await api.drainJobs();
    expect(others).not.toHaveBeenCalled();
    const second = await send();
    const drained = api.drainJobs();
    const isDrawn = () => api.rows('select id from forms where pdf_key is not null and id = ?', [second]);
    // The last try failed, so this one has not waited for the server at all.
    await becomes(async () => (await isDrawn()).length === 1 && others.mock.calls.length > 0);
    sending.mockImplementation(async () => undefined);
    for (const answer of answers) answer();
    await drained;
    for (const _ of [1, 2]) {
      await makeJobsDue(api);
      await api.drainJobs();
    }
    const mails = [...(await mailsOf(first)), ...(await mailsOf(second))];
    expect(new Set(mails.map(({ state }) => state))).toEqual(new Set(['kept locally']));
    expect(sending.mock.calls.map(([{ messageId }]) => messageId).sort()).toEqual(
      mails.map(({ messageId }) => messageId).sort(),
    );
  });
});

describe('sending a queued mail into the mail folder', () => {
  it('keeps it locally, one file per mail', async () => {
    const api = await startApi();
    try {
      await aRenderedForm(api, { recipients: ['a@northgate.co.uk', 'b@northgate.co.uk'], times: 2 });
      await api.drainJobs();
      const rows = await api.em.find(FormEmail, {});
      expect(rows.map(({ state }) => state)).toEqual(['kept locally', 'kept locally']);
      const files = await readdir(join(api.dataDir, 'mail'));
      expect(files.sort()).toEqual(rows.map(({ messageId }) => `${messageId.slice(1, -1)}.eml`).sort());
      const mail = await PostalMime.parse(await readFile(join(api.dataDir, 'mail', files[0]!)));
      expect(mail.attachments).toHaveLength(1);
    } finally {
      await api.stop();
    }
  });
});

describe('sending a queued mail by SendGrid', () => {
  it('hands it over, tries again when it is put off, and fails when it is refused', async () => {
    const server = await MailReceiver.start('sendgrid-double');
    const api = await startApi({
      MAIL_TRANSPORT: 'sendgrid',
      SENDGRID_API_KEY: 'SG.right',
      SENDGRID_URL: `http://127.0.0.1:${server.port}`,
    });
    try {
      const pdf = randomBytes(90_001);
      const recipients = ['blocked@northgate.co.uk', 'busy@northgate.co.uk', 'fine@northgate.co.uk'];
      await aRenderedForm(api, { pdf, recipients });
      await api.drainJobs();
      const states = async () =>
        (await api.em.find(FormEmail, {}, { orderBy: { recipient: 'asc' } })).map(({ state }) => state);
      expect(await states()).toEqual(['failed', 'queued', 'sent']);
      await makeJobsDue(api);
      await api.drainJobs();
      expect(await states()).toEqual(['failed', 'sent', 'sent']);
      const rows = await api.em.find(FormEmail, { state: 'sent' });
      const ids = server.taken.map(({ body }) => body!.headers['Message-ID']);
      expect(ids.sort()).toEqual(rows.map(({ messageId }) => messageId).sort());
      for (const { body } of server.taken) {
        expect(Buffer.from(body!.attachments![0]!.content, 'base64').equals(pdf)).toBe(true);
      }
    } finally {
      await api.stop();
      await server.stop();
    }
  });
});
